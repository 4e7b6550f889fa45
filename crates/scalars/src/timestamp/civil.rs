//! The Gregorian calendar, as Ruby extends it to all years: days since 1970 and dates.

/// The days of the week, from Sunday on.
pub const WEEKDAYS: [&str; 7] = [
    "Sunday",
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday",
];

/// The months of the year.
pub const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// A date of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date {
    /// The year.
    pub year: i128,
    /// From 1.
    pub month: u32,
    /// From 1.
    pub day: u32,
    /// From 0, which is Sunday.
    pub weekday: u32,
    /// From 1.
    pub day_of_year: u32,
}

/// Days from the start of 1970 to a date; a day too large for its month counts on into the next.
pub fn days_from_date(year: i128, month: u32, day: u32) -> i128 {
    // Years that start in March have their leap day at the end.
    let year = year - i128::from(month <= 2);
    let cycle = year.div_euclid(400);
    let year_of_cycle = year.rem_euclid(400);
    let month_from_march = i128::from((month + 9) % 12);
    let day_of_year = (153 * month_from_march + 2) / 5 + i128::from(day) - 1;
    let day_of_cycle = year_of_cycle * 365 + year_of_cycle / 4 - year_of_cycle / 100 + day_of_year;
    cycle * 146_097 + day_of_cycle - 719_468
}

/// The date so many days after the start of 1970.
pub fn date_from_days(days: i128) -> Date {
    let shifted = days + 719_468;
    let cycle = shifted.div_euclid(146_097);
    let day_of_cycle = shifted.rem_euclid(146_097);
    let year_of_cycle =
        (day_of_cycle - day_of_cycle / 1460 + day_of_cycle / 36_524 - day_of_cycle / 146_096) / 365;
    let day_from_march =
        day_of_cycle - (365 * year_of_cycle + year_of_cycle / 4 - year_of_cycle / 100);
    let month_from_march = (5 * day_from_march + 2) / 153;
    let day = (day_from_march - (153 * month_from_march + 2) / 5 + 1) as u32;
    let month = if month_from_march < 10 {
        month_from_march + 3
    } else {
        month_from_march - 9
    } as u32;
    let year = year_of_cycle + cycle * 400 + i128::from(month <= 2);
    let weekday = (days + 4).rem_euclid(7) as u32;
    let day_of_year = (days - days_from_date(year, 1, 1) + 1) as u32;
    Date {
        year,
        month,
        day,
        weekday,
        day_of_year,
    }
}

impl Date {
    /// The week of the year when weeks start on Sunday (0) or Monday (1); week 0 comes before it.
    pub fn week(&self, first_weekday: u32) -> u32 {
        let weekday = (self.weekday + 7 - first_weekday) % 7;
        (self.day_of_year - 1 + 7 - weekday) / 7
    }

    /// The year and week of ISO 8601.
    pub fn iso_week(&self) -> (i128, u32) {
        // The week belongs to the year that has its Thursday.
        let monday_based = (self.weekday + 6) % 7;
        let days = days_from_date(self.year, self.month, self.day);
        let thursday = date_from_days(days - i128::from(monday_based) + 3);
        (thursday.year, (thursday.day_of_year - 1) / 7 + 1)
    }
}
