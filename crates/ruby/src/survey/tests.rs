//! What is told of code without running it.

use super::*;
use crate::image::RUBY;
use crate::lower::lower;

const LOADING: Loading<'_> = Loading {
    keeping: &["validate"],
    running: &["patterns"],
};

/// What code lacks, by line.
fn lacks(text: &str) -> Vec<(u32, Lack)> {
    let program = lower("t.rb", text).expect("it is Ruby");
    let survey = Survey::of(&program, &LOADING);
    let mut known = Known::new(&RUBY);
    known.add(survey.defined);
    let uses = survey.uses.iter();
    uses.filter_map(|used| Some((used.line, known.lack(used)?)))
        .collect()
}

#[test]
fn what_is_there_lacks_nothing() {
    let text = "
        require 'json'
        module Helper
          Pair = Struct.new(:left, :right)
          class Deep < Pair
            attr_accessor :size
            def sum; left + right + (self.size = 3) end
          end
        end
        x = Helper::Deep.new(1, 2).sum
        y = JSON.parse('[1]').map(&:to_s).join(File::SEPARATOR)
        begin
          require 'hocon'
        rescue LoadError
          nil
        end
        defined?(Hocon::Parser) ? 1 : 2
        [x, y].each { |z| puts Digest::MD5.hexdigest(z.to_s) }
    ";
    assert_eq!(lacks(text), []);
}

#[test]
fn what_is_not_there_is_named_with_its_line() {
    let text = "require 'hocon'\n\
        Hocon.load('x')\n\
        Net::HTTP::Get.new('/')\n\
        Net::ProtocolError\n\
        system('ls')\n\
        `ls`\n\
        File.write('x', 'y')\n\
        [1].frobnicate\n\
        instance_eval('1; system(2)')\n\
        JSON::NoSuch\n";
    let expected = [
        (1, Lack::Library("hocon".into())),
        (2, Lack::Constant("Hocon".into())),
        (3, Lack::Outside("Net::HTTP".into())),
        (5, Lack::Refused("system".into())),
        (6, Lack::Command),
        (7, Lack::Refused("File.write".into())),
        (8, Lack::Method("frobnicate".into())),
        (9, Lack::Refused("system".into())),
        (10, Lack::Constant("JSON::NoSuch".into())),
    ];
    assert_eq!(lacks(text), expected);
}

#[test]
fn code_that_is_a_text_is_looked_at() {
    let text = "
        class Made
          %w[a b].each do |name|
            class_eval <<-CODE, __FILE__, __LINE__
              def fixed; unheard_of(1); end
              def #{name}?; !@#{name}.nil? && #{name}_more; end
            CODE
          end
          module_eval 'def other; File.read(2) end; NUMBER = 3'
        end
        Made.new.fixed + Made.new.other + Made::NUMBER
        eval(Made.name)
        redis.eval('system(1)')
        eval('1 +')
    ";
    let expected = [
        (4, Lack::Method("unheard_of".into())),
        (13, Lack::Method("redis".into())),
    ];
    assert_eq!(lacks(text), expected);
}

#[test]
fn code_that_is_only_kept_is_deferred() {
    let text = "def a; system('x') end\nvalidate { system('y') }\nsystem('z')\n\
        -> { system('l') }\ndef self.patterns; system('p') end";
    let program = lower("t.rb", text).expect("it is Ruby");
    let survey = Survey::of(&program, &LOADING);
    let calls = survey.uses.iter().filter_map(|used| match &used.what {
        Used::Method(name, _) if name.as_str() == "system" => Some(used.is_deferred),
        _ => None,
    });
    assert_eq!(calls.collect::<Vec<_>>(), [true, true, false, true, false]);
}
