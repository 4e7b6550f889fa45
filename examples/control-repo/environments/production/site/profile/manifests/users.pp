# People. All are known everywhere; who gets an account depends on the machine.
class profile::users (
  Hash[String[1], Profile::User] $users = {},
) {
  $users.each |$name, $user| {
    @user { $name:
      ensure     => present,
      uid        => $user['uid'],
      groups     => $user['groups'].lest || { [] },
      managehome => true,
      tag        => $user['groups'].lest || { [] },
    }
  }

  User <| tag == 'admin' |> {
    shell => '/bin/bash',
  }
}
