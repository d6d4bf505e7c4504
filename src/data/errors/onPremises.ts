import type {KnownError} from '../errors.schema';

/** Errors of On-Premises containers, their license, PostgreSQL, Redis, Docker Compose, and Kubernetes. */
export const knownErrors = [
  {
    id: 'license-segmentation-fault',
    area: 'on-premises',
    title: 'version.rb:2: [BUG] Segmentation fault at …',
    patterns: ['pact_broker/version.rb:{count}: [BUG] Segmentation fault at {value}', 'RGLoader_load'],
    example: '/home/pact_broker_fork/lib/pact_broker/version.rb:2: [BUG] Segmentation fault at 0x00007efdfbffa000',
    level: 'error',
    meaning:
      "PactFlow crashed at startup while loading its license. In nearly all cases, the license isn't mounted as a file.",
    causes: [
      {
        cause:
          'The license is mounted as a directory because Docker created a directory with the name of the missing license file.',
        check:
          'In the folder that contains the license file, run this command to list the mounted path. If the first line starts with `total`, Docker mounted a directory. If the output is a single line that starts with `-`, Docker mounted a file.',
        checkCommand:
          'docker run --rm --entrypoint ls --mount "type=bind,source=$PWD/pactflow-onprem.lic,target=/home/pactflow-onprem.lic,readonly" "quay.io/pactflow/enterprise:$PACTFLOW_TAG" -l /home/pactflow-onprem.lic',
        fix: 'Delete the directory on the host, save the license under the same name, and [mount the file itself](/docs/on-premises-2x/license#mount-the-file). Then recreate the container.',
      },
      {
        cause: 'In Kubernetes, the Secret is mounted without `subPath`, so the license path is a directory.',
        check: 'The `volumeMounts` entry for `/home/pactflow-onprem.lic` in your deployment has no `subPath`.',
        fix: "Set `subPath` to the Secret's key, as shown in [Mount the license in Kubernetes](/docs/on-premises-2x/license#in-kubernetes), and replace the pods.",
      },
      {
        cause: '`RG_LIC_PATH` contains the path of the license file instead of its directory.',
        check: 'The value of `RG_LIC_PATH` in the container ends with `pactflow-onprem.lic`.',
        fix: 'Set `RG_LIC_PATH` to the directory that contains the file, such as `/opt/pactflow/`, and recreate the container.',
      },
    ],
    next: "Compare the file's checksum with the checksum of the file that you received from SmartBear. If the checksums differ, the file is damaged, so copy it again. If they match, send the complete crash report to SmartBear support.",
    links: [
      {label: 'Segmentation fault at start', to: '/docs/on-premises-2x/troubleshooting#segmentation-fault-at-start'},
      {label: 'Fix license errors', to: '/docs/on-premises-2x/license#when-it-fails'},
      {label: 'Segmentation fault at start (1.x)', to: '/docs/on-premises/troubleshooting#segmentation-fault-at-start'},
    ],
    keywords: ['segfault', 'pactflow-onprem.lic', 'container exits immediately', 'invalid license'],
    editions: ['2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pactflow/docs.pactflow.io/blob/eced4a9b23e0dd6564fdc0a59ac7ea383452f906/website/docs/docs/on-premises-2x/troubleshooting.md',
      unrecorded: 'the samples on this site run without an On-Premises license',
    },
  },
  {
    id: 'cookie-secret-too-short',
    area: 'on-premises',
    title: 'invalid secret: …, must be >=64',
    patterns: ['invalid secret: {count}, must be >=64'],
    example: 'invalid secret: 43, must be >=64 (ArgumentError)',
    level: 'error',
    meaning:
      'The secret that protects the session cookie is shorter than 64 bytes. On-Premises 1.37.0 and later, including all 2.x releases, require at least 64 characters.',
    causes: [
      {
        cause: 'You upgraded from a release that accepted a shorter `PACTFLOW_COOKIE_SECRET`.',
        check: 'PactFlow started with the same secret before the upgrade.',
        fix: 'Set `PACTFLOW_COOKIE_SECRET` to a new 64-character value in all containers. If you upgraded from one 1.x release to another, also move the current value to `PACTFLOW_OLD_COOKIE_SECRET` so that users stay signed in. After a move from 1.x to 2.x, users have to sign in again anyway. Then recreate the containers.',
        command: 'openssl rand -hex 32',
      },
      {
        cause:
          "In a new installation, the secret was copied from one of SmartBear's older examples, where it has only 43 characters.",
        check: 'The error contains the number 43, and PactFlow has never started with this secret.',
        fix: 'Generate a 64-character secret, set it in all containers, and recreate them.',
        command: 'openssl rand -hex 32',
      },
    ],
    next: 'If the number in the error is lower than the length of the secret that you configured, check the secret for a `$`. Docker Compose replaces text that starts with this character, so the container receives a shorter value.',
    links: [
      {label: 'PACTFLOW_COOKIE_SECRET', to: '/docs/on-premises-2x/environment-variables#pactflow_cookie_secret'},
      {label: 'How long sessions last', to: '/docs/on-premises-2x/authentication#how-long-a-sign-in-lasts'},
    ],
    keywords: ['cookie secret length', "1.37.0 doesn't start", 'rotate cookie secret'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/rack/rack-session/blob/main/lib/rack/session/encryptor.rb',
      unrecorded: 'no sample on this site runs PactFlow',

      remark: "SmartBear documents only the minimum length. This message comes from Rack's session library.",
    },
  },
  {
    id: 'postgres-host-not-found',
    area: 'on-premises',
    title: 'could not translate host name "…" to address',
    patterns: ['could not translate host name "{host}" to address', 'could not translate host name'],
    example: 'PG::ConnectionBad: could not translate host name "postgres" to address: Name or service not known',
    level: 'error',
    meaning:
      "The container can't resolve the hostname of the PostgreSQL server, so PactFlow can't open a database connection.",
    causes: [
      {
        cause: 'The hostname in `PACTFLOW_DATABASE_URL` or `PACTFLOW_DATABASE_HOST` is misspelled.',
        check: "The hostname in the error differs from your database server's hostname.",
        fix: 'Correct the variable, and recreate the containers.',
      },
      {
        cause: "The container isn't on the network where this name is defined.",
        check:
          "The hostname is spelled correctly, but when you look it up in a PactFlow container with this command, you don't get an IP address.",
        checkCommand:
          'docker compose --env-file pactflow.env run --rm --no-deps --entrypoint getent pactflow hosts {host}',
        fix: "Connect PactFlow and PostgreSQL to the same Docker network, or correct the network's DNS settings. Then recreate the containers.",
      },
    ],
    next: "Look up the hostname on the container host. If the host can resolve it, the containers use a different DNS server than the host. If it can't, ask your network administrators for the fully qualified hostname.",
    links: [
      {label: 'Database error messages', to: '/docs/on-premises-2x/database#when-the-database-fails'},
      {label: 'Database error messages (1.x)', to: '/docs/on-premises/database#when-the-database-fails'},
    ],
    keywords: ['PG::ConnectionBad', 'DNS', 'unknown host'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/postgres/postgres/blob/master/src/interfaces/libpq/fe-connect.c',
      unrecorded: 'no sample on this site connects PactFlow to PostgreSQL',
    },
  },
  {
    id: 'postgres-connection-refused',
    area: 'on-premises',
    title: 'connection to server at "…", port … failed: Connection refused',
    patterns: [
      'connection to server at "{host}" ({value}), port {port} failed: Connection refused',
      'connection to server at "{host}", port {port} failed: Connection refused',
      'could not connect to server: Connection refused',
    ],
    example:
      'PG::ConnectionBad: connection to server at "db.example.com" (10.0.12.7), port 5432 failed: Connection refused',
    level: 'error',
    meaning:
      'PactFlow resolved the hostname of the database server, but the server, or a firewall in front of it, refused the connection to this port.',
    causes: [
      {
        cause: 'The PostgreSQL server is stopped or is still starting.',
        check: 'On the database server itself, `pg_isready` reports `no response` instead of `accepting connections`.',
        checkCommand: 'pg_isready --host localhost --port {port}',
        fix: "Start the server. If PactFlow starts first in Docker Compose, add a health check to the database service and set PactFlow's `depends_on` condition to `service_healthy`.",
      },
      {
        cause: 'The port in the connection variables is wrong.',
        check: 'On the database server, `SHOW port;` returns a different port than the one in the error.',
        fix: 'Correct `PACTFLOW_DATABASE_PORT`, or the port in `PACTFLOW_DATABASE_URL`, and recreate the containers.',
      },
      {
        cause: 'The server accepts only local connections, or a firewall rejects connections from the container host.',
        check:
          'On the container host, `pg_isready` reports `no response`, although the server accepts connections on its own host.',
        checkCommand: 'pg_isready --host {host} --port {port}',
        fix: "Set `listen_addresses` in PostgreSQL to include the server's network interface, restart PostgreSQL, and open the port in the firewall for the container host's network.",
      },
    ],
    next: 'Request `/diagnostic/status/dependencies`. If the status is 200, PactFlow can connect again. If the status is 500, the `error` property in the response contains the current error, which might be different.',
    links: [
      {label: 'Database error messages', to: '/docs/on-premises-2x/database#when-the-database-fails'},
      {label: 'Allow outgoing connections', to: '/docs/on-premises-2x/network-configuration#outgoing-connections'},
    ],
    keywords: ['is the server running on that host', 'database down', 'ECONNREFUSED 5432'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/postgres/postgres/blob/master/src/interfaces/libpq/fe-connect.c',
      unrecorded: 'no sample on this site connects PactFlow to PostgreSQL',
    },
  },
  {
    id: 'postgres-password-rejected',
    area: 'on-premises',
    title: 'password authentication failed for user "…"',
    patterns: ['password authentication failed for user "{user}"', 'password authentication failed for user'],
    example: 'FATAL:  password authentication failed for user "pactflow"',
    level: 'error',
    meaning: 'PactFlow reached PostgreSQL, but PostgreSQL rejected the password that PactFlow sent for this user.',
    causes: [
      {
        cause: 'The password in `PACTFLOW_DATABASE_URL` contains a character that has a special meaning in a URL.',
        check:
          'The password contains `@`, `/`, `:`, or `%`, and `psql` connects when you enter the password at the prompt.',
        fix: "Set `PACTFLOW_DATABASE_PASSWORD` and the other separate variables instead of the URL, or use a password without these characters. SmartBear doesn't document whether PactFlow decodes URL-encoded passwords. Then recreate the containers.",
      },
      {
        cause: 'In Docker Compose, you changed the password after PostgreSQL had created its volume.',
        check:
          'PostgreSQL runs as a service in your Compose file, and `pactflow.env` contains a different password than when you first started the service.',
        fix: 'Restore the earlier password in `pactflow.env`, and recreate the container.',
      },
      {
        cause: 'The username or the password is wrong.',
        check: "`psql` fails with the same error when you enter PactFlow's password.",
        checkCommand: 'psql --host "$PACTFLOW_DATABASE_HOST" --username {user} --dbname "$PACTFLOW_DATABASE_NAME"',
        fix: "Set a new password with `ALTER ROLE`, update PactFlow's variables, and recreate the containers.",
      },
    ],
    next: "Read the PostgreSQL server's log. For each rejected sign-in, it contains the reason and the line in `pg_hba.conf` that applied. If no entry matches the time of the error, PactFlow is connecting to a different server.",
    links: [
      {label: 'Database error messages', to: '/docs/on-premises-2x/database#when-the-database-fails'},
      {label: 'Fix a failed start', to: '/docs/on-premises-2x/docker-compose-example#when-it-does-not-work'},
    ],
    keywords: ['wrong database password', 'special characters in password'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/postgres/postgres/blob/master/src/backend/libpq/auth.c',
      unrecorded: 'no sample on this site connects PactFlow to PostgreSQL',
    },
  },
  {
    id: 'postgres-database-missing',
    area: 'on-premises',
    title: 'FATAL: database "…" does not exist',
    patterns: ['database "{name}" does not exist'],
    example: 'FATAL:  database "pactflow" does not exist',
    level: 'error',
    meaning: 'PactFlow reached the PostgreSQL server, but the server has no database with this name.',
    causes: [
      {
        cause: "The database hasn't been created yet. PactFlow creates its tables, but not the database itself.",
        check:
          'The list of databases that `psql` prints contains only `postgres` and the templates, or only databases of other applications.',
        checkCommand: 'psql --host "$PACTFLOW_DATABASE_HOST" --username "$PACTFLOW_DATABASE_USERNAME" --list',
        fix: "As an administrator of the server, [create the database](/docs/on-premises-2x/database#create-the-database) with PactFlow's user as its owner.",
      },
      {
        cause: 'The name in `PACTFLOW_DATABASE_URL` or `PACTFLOW_DATABASE_NAME` is wrong.',
        check: '`psql --list` shows a database with a similar name, which might differ only in capitalization.',
        fix: 'Correct the variable, and recreate the containers.',
      },
    ],
    next: "Compare the hostname in PactFlow's variables with that of your database server. If `psql --list` shows none of the databases that you expect, PactFlow is connecting to a different server.",
    links: [
      {label: 'Create the database', to: '/docs/on-premises-2x/database#create-the-database'},
      {label: 'Create the database (1.x)', to: '/docs/on-premises/database#create-the-database'},
    ],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/postgres/postgres/blob/master/src/backend/utils/init/postinit.c',
      unrecorded: 'no sample on this site connects PactFlow to PostgreSQL',
    },
  },
  {
    id: 'postgres-ssl-not-supported',
    area: 'on-premises',
    title: 'server does not support SSL, but SSL was required',
    patterns: ['server does not support SSL, but SSL was required'],
    example: 'PG::ConnectionBad: server does not support SSL, but SSL was required',
    level: 'error',
    meaning:
      "PactFlow requires an encrypted database connection by default, but the PostgreSQL server doesn't offer TLS.",
    causes: [
      {
        cause: 'TLS is disabled on the PostgreSQL server.',
        check: 'PactFlow uses your own PostgreSQL server, where `SHOW ssl;` returns `off`.',
        fix: 'Configure a certificate in PostgreSQL, turn on TLS, and keep the default SSL mode, `require`.',
      },
      {
        cause: 'PostgreSQL runs as a trial container without a certificate, but the SSL mode is still `require`.',
        check: 'The database is the `postgres` service in your Compose file.',
        fix: 'Set `PACTFLOW_DATABASE_SSLMODE` to `disable`, and recreate the container. Use this mode only on a trial machine.',
      },
    ],
    next: "If `SHOW ssl;` returns `on`, compare the server's port with the one in your variables. If they differ, PactFlow is probably connecting to a connection pooler, which has its own TLS settings.",
    links: [
      {label: 'Encrypt the connection', to: '/docs/on-premises-2x/database#encrypt-the-connection'},
      {label: 'PACTFLOW_DATABASE_SSLMODE', to: '/docs/on-premises-2x/environment-variables#pactflow_database_sslmode'},
    ],
    keywords: ['sslmode', 'disable SSL for PostgreSQL', 'db-clean SSL'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/postgres/postgres/blob/master/src/interfaces/libpq/fe-connect.c',
      unrecorded: 'no sample on this site connects PactFlow to PostgreSQL',
    },
  },
  {
    id: 'postgres-no-encryption',
    area: 'on-premises',
    title: 'no pg_hba.conf entry for host "…", user "…", database "…", no encryption',
    patterns: [
      'no pg_hba.conf entry for host "{host}", user "{user}", database "{name}", no encryption',
      'no pg_hba.conf entry for host "{host}", user "{user}", database "{name}", SSL off',
      'no pg_hba.conf entry for host',
    ],
    example:
      'FATAL:  no pg_hba.conf entry for host "10.0.12.34", user "pactflow_user", database "pactflow", no encryption',
    level: 'error',
    meaning:
      "None of the server's access rules in `pg_hba.conf` allows this combination of client IP address, user, database, and encryption.",
    causes: [
      {
        cause: 'The server accepts only TLS connections, and `PACTFLOW_DATABASE_SSLMODE` is `disable`.',
        check: 'The error ends with `no encryption`, or with `SSL off` in PostgreSQL 13 and earlier.',
        fix: 'Set `PACTFLOW_DATABASE_SSLMODE` to `require`, and recreate the containers.',
      },
      {
        cause: "The server has no rule for the container host's IP address, this user, or this database.",
        check: 'The error ends with `SSL encryption`, or with `SSL on` in PostgreSQL 13 and earlier.',
        fix: 'Ask the database administrator to add a rule to `pg_hba.conf` for the values in the error and to reload the configuration.',
      },
    ],
    next: 'Ask the database administrator to run `SELECT * FROM pg_hba_file_rules;`. If a rule in the result matches the IP address and the names in the error, its `type` column shows whether the rule applies only to encrypted (`hostssl`) or unencrypted (`hostnossl`) connections.',
    links: [
      {label: 'Database error messages', to: '/docs/on-premises-2x/database#when-the-database-fails'},
      {label: 'Encrypt the connection', to: '/docs/on-premises-2x/database#encrypt-the-connection'},
    ],
    keywords: ['pg_hba', 'RDS force SSL', 'rds.force_ssl'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/postgres/postgres/blob/master/src/backend/libpq/auth.c',
      unrecorded: 'no sample on this site connects PactFlow to PostgreSQL',
    },
  },
  {
    id: 'postgres-root-certificate-missing',
    area: 'on-premises',
    title: 'root certificate file "…" does not exist',
    patterns: ['root certificate file "{file}" does not exist', 'root certificate file'],
    example: 'PG::ConnectionBad: root certificate file "/home/.postgresql/root.crt" does not exist',
    level: 'error',
    meaning:
      "The SSL mode is `verify-ca` or `verify-full`, but the container has no certificate authority (CA) certificate to verify PostgreSQL's certificate with.",
    causes: [
      {
        cause: "`PGSSLROOTCERT` isn't set, so the client library looks in the home directory of the container user.",
        check: 'The path in the error ends with `.postgresql/root.crt`.',
        fix: 'Mount the CA certificate, set `PGSSLROOTCERT` to its path in the container, and recreate the containers.',
      },
      {
        cause: 'The file that `PGSSLROOTCERT` refers to exists on the host but not in the container.',
        check:
          'The path in the error is the value of `PGSSLROOTCERT`, and listing the file in a PactFlow container prints `No such file or directory`.',
        checkCommand: 'docker compose --env-file pactflow.env run --rm --no-deps --entrypoint ls pactflow -l {file}',
        fix: "Correct the mount's target or the variable so that both contain the same path, and recreate the containers.",
      },
    ],
    next: 'Run `db-version` with the certificate mounted, as shown in step 2 of [Encrypt the connection](/docs/on-premises-2x/database#encrypt-the-connection). If the command prints the schema version, the certificate works, but the running container has different settings.',
    links: [
      {label: 'Encrypt the connection', to: '/docs/on-premises-2x/database#encrypt-the-connection'},
      {label: 'Encrypt the connection (1.x)', to: '/docs/on-premises/database#encrypt-the-connection'},
    ],
    keywords: ['sslrootcert', 'RDS CA bundle'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/postgres/postgres/blob/master/src/interfaces/libpq/fe-secure-openssl.c',
      unrecorded: 'no sample on this site connects PactFlow to PostgreSQL',
    },
  },
  {
    id: 'postgres-certificate-verify-failed',
    area: 'on-premises',
    title: 'SSL error: certificate verify failed',
    patterns: ['SSL error: certificate verify failed'],
    example: 'PG::ConnectionBad: SSL error: certificate verify failed',
    level: 'error',
    meaning:
      "PactFlow couldn't verify PostgreSQL's certificate with the certificate authority (CA) certificate in the container.",
    causes: [
      {
        cause: 'A different CA signed the server certificate, for example, because the database moved to a new server.',
        check:
          'The issuer of the last certificate that `openssl` prints differs from the subject of the CA certificate that you mounted.',
        checkCommand:
          'openssl s_client -starttls postgres -connect "$PACTFLOW_DATABASE_HOST:5432" -showcerts </dev/null',
        fix: "Mount the certificate of the server's CA, set `PGSSLROOTCERT` to its path, and recreate the containers.",
      },
    ],
    next: 'Connect from another machine with `psql`, `sslmode=verify-full`, and the same CA certificate. If `psql` fails, too, the certificates are the problem. If it succeeds, check which file is mounted in the container.',
    links: [
      {label: 'Encrypt the connection', to: '/docs/on-premises-2x/database#encrypt-the-connection'},
      {label: 'Database error messages', to: '/docs/on-premises-2x/database#when-the-database-fails'},
    ],
    keywords: ['self-signed certificate PostgreSQL', 'unknown CA'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/postgres/postgres/blob/master/src/interfaces/libpq/fe-secure-openssl.c',
      unrecorded: 'no sample on this site connects PactFlow to PostgreSQL',
    },
  },
  {
    id: 'postgres-hostname-mismatch',
    area: 'on-premises',
    title: 'server certificate for "…" does not match host name "…"',
    patterns: [
      'server certificate for "{name}" does not match host name "{host}"',
      'server certificate for "{name}" (and {count} other names) does not match host name "{host}"',
      'server certificate for "{name}" (and {count} other name) does not match host name "{host}"',
    ],
    example: 'PG::ConnectionBad: server certificate for "db.internal.example.com" does not match host name "10.0.12.7"',
    level: 'error',
    meaning:
      "The SSL mode is `verify-full`, and PostgreSQL's certificate is valid but was issued for a different hostname than the one in PactFlow's connection variables.",
    causes: [
      {
        cause: "PactFlow connects with an IP address, an alias, or a short name that the certificate doesn't contain.",
        check:
          'The second name in the error is an IP address, an alias, or a short name, and it matches the value of `PACTFLOW_DATABASE_HOST` or the host in `PACTFLOW_DATABASE_URL`.',
        fix: "Set the variable to the hostname in the certificate, and recreate the containers. If the containers can't resolve this hostname, request a certificate that contains the name you use.",
      },
    ],
    next: "Connect with `psql` and `sslmode=verify-ca`, which verifies the certificate authority but not the hostname. If the connection succeeds and you can't change either name, set `PACTFLOW_DATABASE_SSLMODE` to `verify-ca`.",
    links: [{label: 'Encrypt the connection', to: '/docs/on-premises-2x/database#encrypt-the-connection'}],
    keywords: ['subject alternative name', 'CNAME', 'RDS endpoint'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/postgres/postgres/blob/master/src/interfaces/libpq/fe-secure-common.c',
      unrecorded: 'no sample on this site connects PactFlow to PostgreSQL',
    },
  },
  {
    id: 'postgres-schema-permission',
    area: 'on-premises',
    title: 'permission denied for schema public',
    patterns: ['permission denied for schema {name}'],
    example: 'PG::InsufficientPrivilege: ERROR:  permission denied for schema public',
    level: 'error',
    meaning: "PactFlow's database user can connect but isn't allowed to create tables, so the migrations can't run.",
    causes: [
      {
        cause:
          "The server runs PostgreSQL 15 or later, and PactFlow's user doesn't own the database. In these versions, `GRANT ALL PRIVILEGES ON DATABASE` no longer allows a user to create tables in the `public` schema.",
        check: "With PactFlow's database URL, this query returns `f`.",
        checkCommand: 'psql "$PACTFLOW_DATABASE_URL" --command "SELECT has_schema_privilege(\'public\', \'CREATE\')"',
        fix: 'As an administrator, run `ALTER DATABASE pactflow OWNER TO pactflow_user;` with the names of your database and user, and start the container again.',
      },
    ],
    next: "Connect to PactFlow's database with `psql`, and run `\\dn+`. If the owner of `public` isn't `pg_database_owner`, changing the database's owner isn't enough, so the schema's owner must grant `CREATE` to PactFlow's user.",
    links: [
      {label: 'Create the database', to: '/docs/on-premises-2x/database#create-the-database'},
      {label: 'Create the database (1.x)', to: '/docs/on-premises/database#create-the-database'},
    ],
    keywords: ['PostgreSQL 15', 'PostgreSQL 16', 'cannot create tables', 'insufficient privilege'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/postgres/postgres/blob/master/src/backend/catalog/aclchk.c',
      unrecorded: 'no sample on this site runs the migrations of PactFlow',
    },
  },
  {
    id: 'postgres-not-table-owner',
    area: 'on-premises',
    title: 'must be owner of table …',
    patterns: ['must be owner of table {name}', 'must be owner of relation {name}'],
    example: 'PG::InsufficientPrivilege: ERROR:  must be owner of table pact_versions',
    level: 'error',
    meaning:
      "A migration tries to change a table that belongs to another database user. Only a table's owner can change its columns.",
    causes: [
      {
        cause: 'Another user created the tables, for example, before the data was moved or restored.',
        check:
          'In `psql`, `\\dt` lists an owner other than the user in the connection variables, although this user is supposed to run the migrations.',
        fix: "Run `db-migrate` as the owner of the tables, or transfer the tables to PactFlow's user.",
      },
      {
        cause: "By policy, the application's database user isn't allowed to change the schema.",
        check: 'Your database administrators manage the schema, and `PACTFLOW_DATABASE_AUTO_MIGRATE` is `true`.',
        fix: 'Set `PACTFLOW_DATABASE_AUTO_MIGRATE` to `false`, recreate the containers, and [migrate manually](/docs/on-premises-2x/upgrading/database-migrations#migrate-by-hand) as the user who owns the tables.',
      },
    ],
    next: 'Run `\\dt` again after the fix. If the tables have different owners, a restore or an earlier migration ran as several users, so transfer all tables to one of them.',
    links: [
      {label: 'Troubleshoot migrations', to: '/docs/on-premises-2x/upgrading/database-migrations#what-goes-wrong'},
      {label: 'Troubleshoot migrations (1.x)', to: '/docs/on-premises/upgrading/database-migrations#what-goes-wrong'},
    ],
    keywords: ['migration fails', 'upgrade fails', 'REASSIGN OWNED', 'pg_restore owner'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/postgres/postgres/blob/master/src/backend/catalog/aclchk.c',
      unrecorded: 'no sample on this site runs the migrations of PactFlow',
    },
  },
  {
    id: 'postgres-undefined-column',
    area: 'on-premises',
    title: 'PG::UndefinedColumn: ERROR: column … does not exist',
    patterns: ['PG::UndefinedColumn', 'PG::UndefinedTable'],
    example: 'PG::UndefinedColumn: ERROR:  column "has_messages" does not exist',
    level: 'error',
    meaning:
      "PactFlow's code expects a column or a table that the database schema doesn't have, so the image and the schema come from different releases.",
    causes: [
      {
        cause: '`db-clean` runs with a different image tag than the application does.',
        check:
          'The error appears in the log of the `db-clean` container, whose image tag differs from the tag of the PactFlow containers.',
        fix: 'Set the same tag for `db-clean` as for the application.',
      },
      {
        cause: '`PACTFLOW_DATABASE_AUTO_MIGRATE` is `false`, and the new image started before the migrations ran.',
        check:
          "The error appears in the application's log, and `db-version` prints a lower number than that of the new image's last migration.",
        fix: 'Run `db-migrate` with the new image.',
        command:
          'docker run --rm --entrypoint db-migrate --mount "type=bind,source=$PWD/pactflow-onprem.lic,target=/home/pactflow-onprem.lic,readonly" --env PACTFLOW_DATABASE_URL "quay.io/pactflow/enterprise:$PACTFLOW_TAG"',
      },
    ],
    next: 'Note the schema version and the image tags of all containers, and look up the releases in the [upgrade planner](/docs/on-premises/releases/planner). If the schema is from a later release than the image, a container with a later tag has migrated the database.',
    links: [
      {label: 'Troubleshoot db-clean', to: '/docs/on-premises-2x/maintenance/database#what-goes-wrong'},
      {label: 'Migrate manually', to: '/docs/on-premises-2x/upgrading/database-migrations#migrate-by-hand'},
    ],
    keywords: ['missing column', 'relation does not exist', 'schema version mismatch'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/ged/ruby-pg/blob/master/ext/errorcodes.def',
      unrecorded: 'no sample on this site runs PactFlow with an outdated schema',
    },
  },
  {
    id: 'postgres-too-many-clients',
    area: 'on-premises',
    title: 'FATAL: sorry, too many clients already',
    patterns: ['sorry, too many clients already', 'remaining connection slots are reserved'],
    example: 'FATAL:  sorry, too many clients already',
    level: 'error',
    meaning:
      "PostgreSQL has reached `max_connections` and rejects new connections. As a result, requests fail, or a new container can't start.",
    causes: [
      {
        cause: "The connection pools of all PactFlow containers together exceed the server's limit.",
        check:
          'The number of PactFlow containers, multiplied by `PACTFLOW_DATABASE_MAX_CONNECTIONS` (4 by default), is close to the limit that PostgreSQL returns, or exceeds it.',
        checkCommand: 'psql "$PACTFLOW_DATABASE_URL" --command "SHOW max_connections"',
        fix: 'Reduce the number of containers or the size of the pools, or increase `max_connections` and restart PostgreSQL.',
      },
      {
        cause: 'Other clients, such as `db-clean`, a migration, or your own tools, use many of the connections.',
        check:
          "`SELECT usename, application_name, count(*) FROM pg_stat_activity GROUP BY 1, 2;` lists many connections that don't come from PactFlow.",
        fix: 'Close unused connections, and include these clients when you calculate the limit.',
      },
    ],
    next: 'Note when the error appears. If it appears only during rolling upgrades, old and new containers are using connections side by side, so leave enough connections for one additional container. Otherwise, count the sessions in `pg_stat_activity` to see which client uses the most.',
    links: [
      {label: 'Size the connection pools', to: '/docs/on-premises-2x/database#connections'},
      {label: 'Size the connection pools (1.x)', to: '/docs/on-premises/database#connections'},
    ],
    keywords: ['max_connections', 'connection limit', 'scale out'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/postgres/postgres/blob/master/src/backend/storage/lmgr/proc.c',
      unrecorded: 'no sample on this site puts PostgreSQL under load',
    },
  },
  {
    id: 'sequel-pool-timeout',
    area: 'on-premises',
    title: 'Sequel::PoolTimeout',
    patterns: ['Sequel::PoolTimeout: timeout: {value}', 'Sequel::PoolTimeout'],
    example: 'Sequel::PoolTimeout: timeout: 5.0',
    level: 'error',
    meaning:
      'A request waited for a database connection, but all connections in the container were in use for the entire timeout, which is 5 seconds by default.',
    causes: [
      {
        cause: 'Slow SQL statements occupy the connections.',
        check:
          'Shortly before the error, the log contains statements that took longer than `PACTFLOW_SQL_LOG_WARN_DURATION`, which is 5 seconds by default.',
        fix: '[Clean and vacuum the database](/docs/on-premises-2x/maintenance/database), and check the latency of its disks.',
      },
      {
        cause: 'The pool is too small for the number of simultaneous requests.',
        check:
          'Even with `PACTFLOW_SQL_LOG_LEVEL` set to `DEBUG`, the log contains no slow statements, and the error appears only while many pipelines run.',
        fix: 'Increase `PACTFLOW_DATABASE_MAX_CONNECTIONS` and recreate the containers, or add a container. Keep the total below `max_connections` in PostgreSQL.',
      },
    ],
    next: 'While the problem occurs, list the rows in `pg_stat_activity` whose `state` is `active`. If statements have been running for seconds, send them to SmartBear support together with the log. If none are active, the connections are waiting for something other than PostgreSQL, so send only the log.',
    links: [
      {label: 'Size the connection pools', to: '/docs/on-premises-2x/database#connections'},
      {label: 'PactFlow is slow', to: '/docs/on-premises-2x/troubleshooting#it-is-slow'},
    ],
    keywords: ['connection pool exhausted', 'PACTFLOW_DATABASE_POOL_TIMEOUT', '500 under load'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/jeremyevans/sequel/blob/master/lib/sequel/connection_pool/timed_queue.rb',
      unrecorded: 'no sample on this site puts PactFlow under load',
    },
  },
  {
    id: 'postgres-statement-timeout',
    area: 'on-premises',
    title: 'canceling statement due to statement timeout',
    patterns: ['canceling statement due to statement timeout'],
    example: 'PG::QueryCanceled: ERROR:  canceling statement due to statement timeout',
    level: 'error',
    meaning:
      'PostgreSQL canceled a query that took longer than `statement_timeout` allows. The request or the job that needed the result fails.',
    causes: [
      {
        cause: "The database contains a lot of old data because it isn't cleaned regularly.",
        check: "Requests have become slower over months, and `db-clean` doesn't run on a schedule.",
        fix: 'Run `db-clean` with a low limit, and [vacuum the database](/docs/on-premises-2x/maintenance/database#vacuum). Then schedule `db-clean`.',
      },
      {
        cause: '`db-clean` tries to delete too many versions in one run.',
        check: 'The error appears only in the log of `db-clean`.',
        fix: 'Lower the deletion limit, and run `db-clean` more often.',
      },
      {
        cause: "The database server's disks are too slow.",
        check:
          'The error appears at busy times even though the database is cleaned regularly, and the disk latency is high at these times.',
        fix: 'Move the database to faster disks that meet the [system requirements](/docs/on-premises-2x/system-requirements).',
      },
    ],
    next: 'Temporarily set `PACTFLOW_SQL_LOG_LEVEL` and `PACTFLOW_LOG_LEVEL` to `DEBUG` in one container, and recreate it. The last statement in the log before the error is the slow one, so send this statement to SmartBear support.',
    links: [
      {label: 'Database maintenance', to: '/docs/on-premises-2x/maintenance/database'},
      {label: 'Database error messages', to: '/docs/on-premises-2x/database#when-the-database-fails'},
    ],
    keywords: ['slow query', 'query timeout', 'statement_timeout'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/postgres/postgres/blob/master/src/backend/tcop/postgres.c',
      unrecorded: 'no sample on this site puts PostgreSQL under load',
    },
  },
  {
    id: 'postgres-no-space-left',
    area: 'on-premises',
    title: 'could not extend file "…": No space left on device',
    patterns: ['could not extend file "{file}": No space left on device'],
    example: 'ERROR:  could not extend file "base/16384/16612": No space left on device',
    level: 'error',
    meaning:
      "The PostgreSQL server's volume is full, so the database can't store new contracts, results, or migrated rows.",
    causes: [
      {
        cause: "The database grows with every build, and old versions aren't deleted.",
        check:
          "The error appears during normal operation. `db-clean` doesn't run on a schedule, or its limit is lower than the number of versions that your pipelines publish.",
        fix: 'Extend the volume first, and then schedule `db-clean`.',
      },
      {
        cause: 'A migration rewrites a large table, such as `pact_versions` in 1.37.3.',
        check:
          'The error appears during an upgrade, and the query in [Estimate the duration](/docs/on-premises-2x/upgrading/database-migrations#duration) returns a size that exceeds the free disk space.',
        fix: 'Extend the volume by at least the size of the table, and run the migration again.',
      },
    ],
    next: "Compare the free disk space on the database server before and after a vacuum, because deleting rows doesn't free space immediately. If the free space doesn't increase, something other than deleted rows is using the volume, such as write-ahead logs or other databases.",
    links: [
      {label: 'Free disk space with vacuum', to: '/docs/on-premises-2x/maintenance/database#vacuum'},
      {label: 'Fix resource problems', to: '/docs/on-premises-2x/system-requirements#when-resources-run-short'},
    ],
    keywords: ['disk full', 'volume full', 'VACUUM FULL'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/postgres/postgres/blob/master/src/backend/storage/smgr/md.c',
      unrecorded: 'no sample on this site fills a database volume',
    },
  },
  {
    id: 'database-clean-in-progress',
    area: 'on-premises',
    title: 'Clean was not performed as a clean is already in progress',
    patterns: ['Clean was not performed as a clean is already in progress'],
    example: 'Clean was not performed as a clean is already in progress. Exiting.',
    level: 'warning',
    meaning:
      'Another `db-clean` run holds the lock, so this run stopped without deleting anything. The exit code is 0.',
    causes: [
      {
        cause: "The previous run took longer than the schedule's interval.",
        check: "When the next run starts, the previous run's log doesn't contain any counts yet.",
        fix: 'Run `db-clean` less frequently, or lower the deletion limit.',
      },
      {
        cause: 'Several schedulers start `db-clean` for the same database.',
        check: 'More than one host or cluster has a scheduled job for `db-clean`.',
        fix: 'Keep one schedule. If you need several for availability, you can ignore this warning.',
      },
    ],
    next: "If no other run is active, run `SELECT * FROM pg_locks WHERE locktype = 'advisory';` in PostgreSQL. If the result contains a row, its `pid` identifies the session that still holds a lock, so use `pg_stat_activity` to find out which client opened it.",
    links: [
      {label: 'Troubleshoot db-clean', to: '/docs/on-premises-2x/maintenance/database#what-goes-wrong'},
      {label: 'Troubleshoot db-clean (1.x)', to: '/docs/on-premises/maintenance/database#what-goes-wrong'},
    ],
    keywords: ['advisory lock', 'database cleanup lock'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact_broker/blob/master/lib/pact_broker/tasks/clean_task.rb',
      unrecorded: 'no sample on this site cleans a database',
    },
  },
  {
    id: 'redis-connection-refused',
    area: 'on-premises',
    title: 'Could not connect to Redis at …: Connection refused',
    patterns: ['Could not connect to Redis at {host}:{port}: Connection refused', 'Could not connect to Redis at'],
    example: 'Could not connect to Redis at cache.example.com:6379: Connection refused',
    level: 'error',
    meaning:
      "`redis-cli` resolved the hostname but couldn't connect to the port. If the Redis-compatible store is down, users can't stay signed in to On-Premises 2.x.",
    causes: [
      {
        cause: "The Redis or Valkey server isn't running.",
        check:
          "In the Docker Compose example, the status of the `redis` service doesn't start with `Up`, or the output doesn't contain the service. If you use your own store, the service is stopped on its host.",
        checkCommand: 'docker compose --env-file pactflow.env ps --all redis',
        fix: 'Start the server, and wait until `PING` returns `PONG`. If the server stops again, fix the last error in its log.',
      },
      {
        cause: 'The hostname or the port in `REDIS_URL` is wrong.',
        check:
          "The store is running, and `PING` returns `PONG` with the store's actual hostname and port, but not with `REDIS_URL`.",
        checkCommand: 'redis-cli -u "$REDIS_URL" PING',
        fix: 'Correct `REDIS_URL`, set the same value in all containers, and recreate them.',
      },
    ],
    next: 'If `PING` returns `PONG` but users are still signed out, [compare `REDIS_URL` in all PactFlow containers](/docs/on-premises-2x/troubleshooting#sign-in-loop). If the values differ, the containers use different stores.',
    links: [
      {label: 'Fix connection errors', to: '/docs/on-premises-2x/redis#when-the-store-fails'},
      {label: 'REDIS_URL', to: '/docs/on-premises-2x/environment-variables#redis_url'},
    ],
    keywords: ['ECONNREFUSED 6379', 'Valkey', 'session store down', 'login loop', 'Name or service not known'],
    editions: ['2.x'],
    origin: {
      source: 'https://github.com/redis/redis/blob/unstable/src/redis-cli.c',
      unrecorded: 'no sample on this site uses Redis',
    },
  },
  {
    id: 'redis-noauth',
    area: 'on-premises',
    title: 'NOAUTH Authentication required',
    patterns: ['NOAUTH Authentication required'],
    example: 'NOAUTH Authentication required.',
    level: 'error',
    meaning:
      'The Redis-compatible store requires a password, but the client sent a command without authenticating first.',
    causes: [
      {
        cause: '`REDIS_URL` contains no password.',
        check:
          '`REDIS_URL` has no part such as `user:<password>@` before the hostname, and `PING` returns `PONG` when you pass the password separately.',
        checkCommand: 'REDISCLI_AUTH="$STORE_PASSWORD" redis-cli -u "$REDIS_URL" PING',
        fix: 'Add the username and the password to the URL, and URL-encode special characters in both. Set the same URL in all containers, and recreate them.',
      },
    ],
    next: "If you ran `redis-cli` without a password to check that the store is protected, this error is the expected result. If PactFlow's log contains the error even though `REDIS_URL` has a password, print the variable in the container. If the password is missing there, the container wasn't recreated.",
    links: [
      {label: 'Fix connection errors', to: '/docs/on-premises-2x/redis#when-the-store-fails'},
      {label: 'Connect to the store', to: '/docs/on-premises-2x/redis#connect-the-store'},
    ],
    keywords: ['requirepass', 'Redis password'],
    editions: ['2.x'],
    origin: {
      source: 'https://github.com/redis/redis/blob/unstable/src/server.c',
      unrecorded: 'no sample on this site uses Redis',
    },
  },
  {
    id: 'redis-wrongpass',
    area: 'on-premises',
    title: 'WRONGPASS invalid username-password pair or user is disabled',
    patterns: ['WRONGPASS invalid'],
    example: 'AUTH failed: WRONGPASS invalid username-password pair or user is disabled.',
    level: 'error',
    meaning: 'The Redis-compatible store has no enabled user with the name and password in `REDIS_URL`.',
    causes: [
      {
        cause:
          "The password contains special characters, such as `/`, `%`, or `@`, that aren't URL-encoded in `REDIS_URL`.",
        check: '`PING` returns `PONG` when you pass the same username and password separately instead of in the URL.',
        checkCommand: 'REDISCLI_AUTH="$STORE_PASSWORD" redis-cli -h "$STORE_HOST" --user "$STORE_USERNAME" PING',
        fix: 'URL-encode these characters in `REDIS_URL`, for example, as `%2F` for `/`, and recreate all containers.',
      },
      {
        cause: 'The username or the password is wrong, or the user is disabled.',
        check:
          'When an administrator of the store runs `ACL LIST`, the user is missing or has the `off` flag. If the user is listed with `on`, the password is wrong.',
        fix: 'Enable the user, or correct the username and the password in `REDIS_URL` and recreate all containers.',
      },
    ],
    next: 'Print `REDIS_URL` in a PactFlow container. If the container still has the old value, recreate it, because PactFlow reads the variable only when the container starts.',
    links: [{label: 'Fix connection errors', to: '/docs/on-premises-2x/redis#when-the-store-fails'}],
    keywords: ['Redis ACL', 'wrong Redis password', 'URL encoding'],
    editions: ['2.x'],
    origin: {
      source: 'https://github.com/redis/redis/blob/unstable/src/acl.c',
      unrecorded: 'no sample on this site uses Redis',
    },
  },
  {
    id: 'redis-noproto',
    area: 'on-premises',
    title: 'NOPROTO unsupported protocol version',
    patterns: ['NOPROTO unsupported protocol version'],
    example: 'NOPROTO unsupported protocol version',
    level: 'error',
    meaning:
      "The server that responded doesn't support version 3 of the Redis Serialization Protocol (RESP3), which On-Premises 2.x requires.",
    causes: [
      {
        cause: 'The store, or a proxy in front of it, has the `HELLO` command but supports only RESP2.',
        check:
          'With the URL that PactFlow uses, `HELLO 3` returns the same error. Redis before 6.0 has no `HELLO` command and returns `unknown command` instead.',
        checkCommand: 'redis-cli -u "$REDIS_URL" HELLO 3',
        fix: 'Use Redis 6.0 or later, Valkey, or a managed store that supports RESP3. If a proxy causes the error, connect PactFlow to the store directly. Then set `REDIS_URL`, and recreate the containers.',
      },
    ],
    next: 'Run `HELLO 3` on the host of the store, without a proxy. If the response contains `proto` and `3`, the store supports RESP3, and something between PactFlow and the store returns the error.',
    links: [
      {label: 'Fix connection errors', to: '/docs/on-premises-2x/redis#when-the-store-fails'},
      {label: 'Connect to the store', to: '/docs/on-premises-2x/redis#connect-the-store'},
    ],
    keywords: ['RESP3', 'HELLO 3', 'old Redis version'],
    editions: ['2.x'],
    origin: {
      source: 'https://github.com/redis/redis/blob/unstable/src/networking.c',
      unrecorded: 'no sample on this site uses Redis',
    },
  },
  {
    id: 'redis-out-of-memory',
    area: 'on-premises',
    title: "OOM command not allowed when used memory > 'maxmemory'",
    patterns: ["OOM command not allowed when used memory > 'maxmemory'", 'OOM command not allowed when used memory'],
    example: "OOM command not allowed when used memory > 'maxmemory'.",
    level: 'error',
    meaning:
      "The Redis-compatible store is full and doesn't evict keys, so PactFlow can't save new sessions or cached pages.",
    causes: [
      {
        cause: '`maxmemory` is too low for the number of signed-in users, because each user has a session and a cache.',
        check: '`used_memory_human` is close to `maxmemory_human`, and `maxmemory_policy` is `noeviction`.',
        checkCommand: 'redis-cli -u "$REDIS_URL" INFO memory',
        fix: "Set `maxmemory` to a value well above the peak in `used_memory_peak_human`. Make the same change in the store's configuration so that the value survives a restart.",
      },
    ],
    next: 'If the memory fills up again, run `DBSIZE` several times during a day. If the number of keys grows even though the number of signed-in users stays the same, check whether another application uses the store.',
    links: [
      {label: 'Plan size and availability', to: '/docs/on-premises-2x/redis#size-and-availability'},
      {label: 'Fix connection errors', to: '/docs/on-premises-2x/redis#when-the-store-fails'},
    ],
    keywords: ['Redis memory full', 'maxmemory-policy', 'noeviction'],
    editions: ['2.x'],
    origin: {
      source: 'https://github.com/redis/redis/blob/unstable/src/server.c',
      unrecorded: 'no sample on this site uses Redis',
    },
  },
  {
    id: 'compose-required-variable',
    area: 'on-premises',
    title: 'required variable … is missing a value',
    patterns: ['required variable {variable} is missing a value'],
    example:
      'error while interpolating services.pactflow.environment.PACTFLOW_COOKIE_SECRET: required variable PACTFLOW_COOKIE_SECRET is missing a value: see pactflow.env',
    level: 'error',
    meaning:
      'Docker Compose stopped before it started any container because a variable that `compose.yaml` requires has no value.',
    causes: [
      {
        cause: "You ran the command without `--env-file pactflow.env`, so Compose didn't read the file.",
        check:
          'Your command contains no `--env-file` option, and `pactflow.env` has a value for the variable in the error.',
        fix: 'Add `--env-file pactflow.env` to every Compose command.',
        command: 'docker compose --env-file pactflow.env up --detach --wait',
      },
      {
        cause: 'The value in `pactflow.env` is empty, or the line is missing.',
        check: '`grep` prints nothing, or prints a line that ends with `=`.',
        checkCommand: 'grep {variable} pactflow.env',
        fix: 'Enter the value in `pactflow.env`. For keys and secrets, generate a value with `openssl rand -hex 32`.',
      },
    ],
    next: 'Run `docker compose --env-file pactflow.env config --quiet`, which checks the files without starting anything. If the command names the same variable, check that you run it in the folder that contains the `pactflow.env` file that you edited.',
    links: [
      {label: 'Fix a failed start', to: '/docs/on-premises-2x/docker-compose-example#when-it-does-not-work'},
      {label: 'Fix a failed start (1.x)', to: '/docs/on-premises/docker-compose-example#when-it-does-not-work'},
    ],
    keywords: ['environment variable not set', 'interpolation error', 'missing environment file'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/compose-spec/compose-go/blob/main/template/template.go',
      unrecorded: "this site's tests check the Compose files without starting them",
    },
  },
  {
    id: 'compose-dependency-unhealthy',
    area: 'on-premises',
    title: 'dependency failed to start: container … is unhealthy',
    patterns: ['dependency failed to start: container {container} is unhealthy'],
    example: 'dependency failed to start: container pactflow-postgres-1 is unhealthy',
    level: 'consequence',
    meaning:
      "Docker Compose didn't start a service because the container that the service depends on (the one in the message) didn't pass its health check in time. That container is a data store or, if nginx is the service that didn't start, PactFlow.",
    causes: [
      {
        cause: 'PostgreSQL or Redis failed during startup.',
        check: "The last lines of the data store's log contain an error.",
        checkCommand: 'docker logs --tail 50 {container}',
        fix: 'Fix that error, and start all services again.',
      },
      {
        cause: 'PactFlow failed during startup, or its migrations take longer than the health check allows.',
        check:
          "The message names PactFlow's container, whose log ends with an error or with messages about migrations.",
        checkCommand: 'docker logs --tail 50 {container}',
        fix: "Fix [the error](/docs/on-premises-2x/troubleshooting#the-container-does-not-start). If the migrations are still running, wait until they're finished, and then run the `up` command again.",
      },
      {
        cause: 'The data store takes longer to start than its health check allows.',
        check:
          "The data store's log contains no errors and shows that the data store became ready after Compose had stopped waiting.",
        fix: "Run the `up` command again. If the problem returns, increase `start_period` or `retries` in the service's health check.",
      },
    ],
    next: "Run `docker inspect` with the container's name. `State.Health.Log` contains the output of the most recent health checks. If this output contains an error but the log doesn't, correct the health check in your Compose file.",
    links: [
      {label: "The container doesn't start", to: '/docs/on-premises-2x/troubleshooting#the-container-does-not-start'},
      {label: 'Docker Compose example', to: '/docs/on-premises-2x/docker-compose-example'},
    ],
    keywords: ['unhealthy container', 'service_healthy', 'depends_on'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/docker/compose/blob/main/pkg/compose/convergence.go',
      unrecorded: "this site's tests check the Compose files without starting them",
    },
  },
  {
    id: 'bind-source-missing',
    area: 'on-premises',
    title: 'bind source path does not exist: …',
    patterns: ['bind source path does not exist: {path}', 'bind source path does not exist'],
    example:
      'Error response from daemon: invalid mount config for type "bind": bind source path does not exist: /opt/pactflow/pactflow-onprem.lic',
    level: 'error',
    meaning: "Docker can't mount the license or another file because the host has no file at the path in the error.",
    causes: [
      {
        cause: "The file isn't in the folder that the error names, or it has a different name.",
        check: 'On the machine that runs the Docker daemon, listing the file fails with `No such file or directory`.',
        checkCommand: 'ls -l {path}',
        fix: 'Save the file under the path and name in the error, and start the container again.',
      },
      {
        cause:
          "The Docker daemon runs on a different machine, so the path refers to the daemon's host and not to your computer.",
        check:
          'The file exists on your computer, and `docker context show` prints a remote context or `DOCKER_HOST` is set.',
        fix: "Copy the file to the same path on the daemon's host.",
      },
    ],
    next: 'Run `docker compose --env-file pactflow.env config`, which prints the absolute path of each `source`. If a path starts with a different folder than you expect, remember that Compose resolves relative paths from the folder of the first Compose file.',
    links: [
      {label: 'Mount the license file', to: '/docs/on-premises-2x/license#mount-the-file'},
      {label: 'Fix a failed start', to: '/docs/on-premises-2x/docker-compose-example#when-it-does-not-work'},
      {label: 'Mount the license file (1.x)', to: '/docs/on-premises/license#mount-the-file'},
    ],
    keywords: ['license file not found', 'invalid mount config', 'create_host_path'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/moby/moby/blob/master/daemon/volume/mounts/validate.go',
      unrecorded: "this site's tests check the Compose files without starting them",
    },
  },
  {
    id: 'kubernetes-non-numeric-user',
    area: 'on-premises',
    title: 'container has runAsNonRoot and image has non-numeric user (app)',
    patterns: [
      'container has runAsNonRoot and image has {value} user ({user})',
      'container has runAsNonRoot and image has',
    ],
    example:
      'Error: container has runAsNonRoot and image has non-numeric user (app), cannot verify user is non-root (pod: "pactflow-6c9d7f5b8-x2kqz_pactflow(5a0b7c1e-8d0c-4b7e-9f2b-1c6d3e4f5a6b)", container: pactflow)',
    level: 'error',
    meaning:
      "The image specifies its user by name, but Kubernetes needs a numeric ID to verify that this user isn't `root`. The pod's status remains `CreateContainerConfigError`.",
    causes: [
      {
        cause: '`runAsNonRoot` is `true`, but `runAsUser` is missing.',
        check: 'The `securityContext` of the pod or the container contains `runAsNonRoot` but no `runAsUser`.',
        checkCommand: 'kubectl get deployment pactflow --output yaml',
        fix: 'Print the numeric ID of the `app` user, set `runAsUser` to this ID, and apply the deployment again.',
        command: 'docker run --rm --entrypoint id "quay.io/pactflow/enterprise:$PACTFLOW_TAG" -u',
      },
    ],
    next: "If the error persists, compare the image tag in the deployment with the tag that you printed the ID for. SmartBear doesn't document the ID, so it can differ between releases.",
    links: [
      {label: 'Fix problems', to: '/docs/on-premises-2x/kubernetes#troubleshooting'},
      {label: 'Pod settings', to: '/docs/on-premises-2x/kubernetes#deployment'},
    ],
    keywords: ['CreateContainerConfigError', 'Pod Security Standard', 'OpenShift'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/kubernetes/kubernetes/blob/master/pkg/kubelet/kuberuntime/security_context_others.go',
      unrecorded: "this site's tests check the Kubernetes manifests without a cluster",
    },
  },
  {
    id: 'kubernetes-service-port-collision',
    area: 'on-premises',
    title: 'invalid value for Integer(): "tcp://…"',
    patterns: ['invalid value for Integer(): "tcp://{host}:{port}"', 'invalid value for Integer(): "tcp:'],
    example: '`Integer\': invalid value for Integer(): "tcp://10.106.12.227:8080" (ArgumentError)',
    level: 'error',
    meaning:
      "A port variable contains a URL instead of a number. Kubernetes adds such variables for every Service in the namespace, and some of their names collide with the names of PactFlow's variables.",
    causes: [
      {
        cause:
          "A Service's name results in a variable that PactFlow reads. For example, a Service named `pactflow-http` sets `PACTFLOW_HTTP_PORT`.",
        check:
          'This command lists a Service that has the IP address in the error and a name such as `pactflow-http` or `pactflow-database`.',
        checkCommand: 'kubectl get services',
        fix: 'Set `enableServiceLinks: false` in the pod specification or rename the Service, and replace the pods.',
      },
    ],
    next: "Print the container's variables that end with `_PORT`. If one of them has a value that starts with `tcp://`, its name without `_PORT` is the Service's name in uppercase letters, with underscores instead of hyphens.",
    links: [
      {label: 'Pod settings', to: '/docs/on-premises-2x/kubernetes#deployment'},
      {label: 'PACTFLOW_HTTP_PORT', to: '/docs/on-premises-2x/environment-variables#pactflow_http_port'},
    ],
    keywords: ['Kubernetes Service variables', 'PACT_BROKER_PORT', 'CrashLoopBackOff', 'puma port'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact_broker/issues/532',
      unrecorded: 'no sample on this site runs in a Kubernetes cluster',
    },
  },
  {
    id: 'supervisord-fatal',
    area: 'on-premises',
    title: 'gave up: … entered FATAL state, too many start retries too quickly',
    patterns: ['gave up: {name} entered FATAL state', 'entered FATAL state, too many start retries too quickly'],
    example: 'gave up: marko entered FATAL state, too many start retries too quickly',
    level: 'consequence',
    meaning:
      'One of the three processes in the 2.x container failed several times in a row, so `supervisord` no longer tries to start it.',
    causes: [
      {
        cause:
          "The `marko` process, which serves the UI, fails. For example, it can't connect to the Redis-compatible store.",
        check:
          'The error contains `marko`, and the log has errors with `"application": "pactflow-ui"`. If the store is the cause, `PING` doesn\'t return `PONG`.',
        checkCommand: 'redis-cli -u "$REDIS_URL" PING',
        fix: 'Start the store or correct `REDIS_URL`, and recreate the container.',
      },
      {
        cause:
          'The `pactflow` process, which serves the API, fails because of a problem with the license, the database, or a variable.',
        check: 'The error contains `pactflow`, and an error from this process appears earlier in the log.',
        fix: "Look up the earlier error in [The container doesn't start](/docs/on-premises-2x/troubleshooting#the-container-does-not-start), fix its cause, and recreate the container.",
      },
      {
        cause: 'The `haproxy` process rejects its configuration.',
        check:
          'The error contains `haproxy`, you mount your own `haproxy.cfg`, and the log contains the rejected line.',
        fix: 'Correct that line, or copy the configuration from the current image and apply your changes to the copy. Then recreate the container.',
      },
    ],
    next: 'Run `docker compose --env-file pactflow.env exec pactflow supervisorctl status`. In Kubernetes, run `kubectl exec NAME_OF_THE_POD -- supervisorctl status`. If several processes failed, start with `pactflow`, and send the log to SmartBear support if it contains no error from that process.',
    links: [
      {label: 'Troubleshooting On-Premises 2.x', to: '/docs/on-premises-2x/troubleshooting'},
      {label: 'Fix missing log lines', to: '/docs/on-premises-2x/logging#when-the-log-does-not-help'},
      {label: 'Use TLS up to the container', to: '/docs/on-premises-2x/network-configuration#tls-up-to-the-container'},
    ],
    keywords: ['BACKOFF', 'exited too quickly', 'process manager', 'container restarts'],
    editions: ['2.x'],
    origin: {
      source: 'https://github.com/Supervisor/supervisor/blob/main/supervisor/process.py',
      unrecorded: 'the samples on this site run without an On-Premises license',
    },
  },
  {
    id: 'supervisorctl-not-found',
    area: 'on-premises',
    title: 'exec: "supervisorctl": executable file not found in $PATH',
    patterns: ['exec: "supervisorctl": executable file not found in $PATH', 'exec: "supervisorctl"'],
    example:
      'OCI runtime exec failed: exec failed: unable to start container process: exec: "supervisorctl": executable file not found in $PATH: unknown',
    level: 'error',
    meaning:
      'The health check is for 2.x, but the image is a 1.x image, which has no process manager. The orchestrator considers the container unhealthy and restarts it even though PactFlow is working.',
    causes: [
      {
        cause: 'You downgraded from 2.x to 1.x, or copied a health check for 2.x.',
        check: "The image's tag starts with `1.`, and the health check contains `supervisorctl`.",
        fix: 'Use the [health check for 1.x](/docs/on-premises/architecture#healthcheck-endpoint), which requests the heartbeat with `wget`, and recreate the container.',
      },
    ],
    next: 'Run `docker inspect` with the name of the container, and look at `Config.Image`. If its tag starts with `1.` even though your Compose file contains a 2.x tag, recreate the container. If the tag starts with `2.`, pull the image again.',
    links: [
      {label: 'Health check endpoint (1.x)', to: '/docs/on-premises/architecture#healthcheck-endpoint'},
      {label: 'Health check endpoint (2.x)', to: '/docs/on-premises-2x#healthcheck-endpoint'},
    ],
    keywords: ['unhealthy container', 'wrong health check', 'downgrade to 1.x'],
    editions: ['1.x'],
    origin: {
      source: 'https://github.com/golang/go/blob/master/src/os/exec/lp_unix.go',
      unrecorded: 'the samples on this site run without an On-Premises license',
    },
  },
  {
    id: 'haproxy-no-server',
    area: 'on-premises',
    title: 'No server is available to handle this request',
    patterns: ['No server is available to handle this request'],
    example: 'No server is available to handle this request.',
    level: 'error',
    meaning:
      'HAProxy returned `503 Service Unavailable` because no server was available to handle the request. Every 2.x container uses HAProxy internally, and your load balancer might also be HAProxy.',
    causes: [
      {
        cause: "In a 2.x container, the `marko` or the `pactflow` process isn't running.",
        check:
          "The status of `marko` or `pactflow` isn't `RUNNING`. In Kubernetes, run `kubectl exec NAME_OF_THE_POD -- supervisorctl status haproxy marko pactflow` for each pod instead of the following command.",
        checkCommand:
          'docker compose --env-file pactflow.env exec pactflow supervisorctl status haproxy marko pactflow',
        fix: 'Read the lines that the process wrote to the log, fix the error that stops the process, and recreate the container.',
      },
      {
        cause: 'Your own HAProxy load balancer considers all PactFlow containers unhealthy.',
        check:
          "The heartbeat on a container's port 9292 returns status 200, but the health check in HAProxy uses a different path or port. In Kubernetes, first run `kubectl port-forward NAME_OF_THE_POD 9292` in another terminal.",
        checkCommand: 'curl --include --max-time 10 http://localhost:9292/diagnostic/status/heartbeat',
        fix: 'Configure HAProxy to check `/diagnostic/status/heartbeat` on port 9292, and reload the configuration.',
      },
    ],
    next: 'Send the request first to port 9292 of a container and then to the load balancer. If the container returns 503, its log contains the cause. If only the load balancer does, check its configuration and its connection to the containers.',
    links: [
      {label: 'Find the failing part', to: '/docs/on-premises-2x/troubleshooting#first-look'},
      {label: 'Fix 502, 503, and 504 errors', to: '/docs/on-premises-2x/network-configuration#gateway-errors'},
    ],
    keywords: ['503 Service Unavailable', 'bad gateway'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/haproxy/haproxy/blob/master/src/http.c',
      unrecorded: 'the samples on this site run without an On-Premises license',
    },
  },
  {
    id: 'database-status-not-ok',
    area: 'on-premises',
    title: '{"database":{"ok":false,…}}',
    patterns: ['"database":{"ok":false'],
    example:
      '{"database":{"ok":false,"error":{"message":"Sequel::PoolTimeout - timeout: 5.0"}},"_links":{"self":{"href":"https://pactflow.example.com/diagnostic/status/dependencies"}}}',
    level: 'consequence',
    meaning:
      'The dependency check at `/diagnostic/status/dependencies` returned status 500 because PactFlow has no valid connection to PostgreSQL.',
    causes: [
      {
        cause: 'PostgreSQL is unreachable or rejects the connection.',
        check: 'The `error` property contains `Sequel::DatabaseConnectionError`, followed by an error from PostgreSQL.',
        fix: 'Look up this error in [Database error messages](/docs/on-premises-2x/database#when-the-database-fails), and fix its cause.',
      },
      {
        cause: "All connections in the container's pool are in use.",
        check:
          'The `error` property contains `Sequel::PoolTimeout`, and PostgreSQL accepts connections from other clients.',
        fix: 'Look for slow statements, as described in [PactFlow is slow](/docs/on-premises-2x/troubleshooting#it-is-slow), before you increase the size of the pool.',
      },
      {
        cause:
          'The database restarted or failed over, and PactFlow still has connections from before the interruption.',
        check:
          'The database is available again, but containers that were running during the interruption still return `"ok":false`, usually without an `error` property.',
        fix: 'Restart these containers. To have PactFlow test each connection before use, set `PACTFLOW_DATABASE_CONNECTION_VALIDATION_TIMEOUT` to `-1`, and recreate the containers.',
      },
    ],
    next: "Request the heartbeat at `/diagnostic/status/heartbeat`, which doesn't query the database. If it fails, too, the application itself has a problem, so read its log. If it succeeds, only the database connection is affected, and an orchestrator shouldn't restart the container.",
    links: [
      {label: 'Find the failing part', to: '/docs/on-premises-2x/troubleshooting#first-look'},
      {label: 'Verify the connection', to: '/docs/on-premises-2x/database#verify'},
      {label: 'Verify the connection (1.x)', to: '/docs/on-premises/database#verify'},
    ],
    keywords: ['health check 500', 'dependencies endpoint', 'database down'],
    editions: ['2.x', '1.x'],
    origin: {
      source:
        'https://github.com/pact-foundation/pact_broker/blob/master/lib/pact_broker/diagnostic/resources/dependencies.rb',
      unrecorded: 'no sample on this site runs PactFlow without its database',
    },
  },
  {
    id: 'container-oom-killed',
    area: 'on-premises',
    title: 'Reason: OOMKilled',
    patterns: ['Reason: OOMKilled', 'reason: OOMKilled', '"OOMKilled": true'],
    example: 'reason: OOMKilled',
    level: 'error',
    meaning: 'The kernel stopped the container because it exceeded its memory limit. The exit code is 137.',
    causes: [
      {
        cause: 'The memory limit of the container is lower than the minimum.',
        check:
          'The memory limit of the container is lower than 4 GiB. With Docker, this command prints the limit in bytes (4 GiB is 4294967296 bytes).',
        checkCommand: 'docker inspect --format \'{{.HostConfig.Memory}}\' "$CONTAINER"',
        fix: 'Set the memory limit to at least 4 GiB, and recreate the container.',
      },
      {
        cause: 'The load has increased, for example, because more pipelines run concurrently.',
        check:
          "The limit is 4 GiB or higher, and the container's memory usage approaches the limit only at busy times.",
        fix: 'Increase the memory limit or add containers, and repeat the [load test](/docs/on-premises-2x/installation/load-testing).',
      },
    ],
    next: "Compare the container's memory usage at times with a similar load. If memory usage grows steadily, send a memory graph and the release number to SmartBear support.",
    links: [
      {label: 'Fix resource problems', to: '/docs/on-premises-2x/system-requirements#when-resources-run-short'},
      {label: 'Fix resource problems (1.x)', to: '/docs/on-premises/system-requirements#when-resources-run-short'},
    ],
    keywords: ['exit code 137', 'out of memory', 'container killed', 'memory limit'],
    editions: ['2.x', '1.x'],
    origin: {
      source:
        'https://github.com/kubernetes/website/blob/main/content/en/docs/tasks/configure-pod-container/assign-memory-resource.md',
      unrecorded: 'no sample on this site limits the memory of a container',
    },
  },
  {
    id: 'read-only-file-system',
    area: 'on-premises',
    title: '…: Read-only file system',
    patterns: ['{file}: Read-only file system', 'Read-only file system'],
    example: '/tmp/haproxy.cfg: Read-only file system',
    level: 'error',
    meaning: 'A process in the container tried to write to a file on a read-only file system.',
    causes: [
      {
        cause: 'You mount your own `/tmp/haproxy.cfg` read-only, but the container changes this file when it starts.',
        check: 'The path in the error is `/tmp/haproxy.cfg`, and the mount in `compose.yaml` has `read_only: true`.',
        fix: 'Delete `read_only: true` from this mount, recreate the container, and check that the file still contains your change.',
        command: 'docker compose --env-file pactflow.env up --detach --force-recreate pactflow',
      },
      {
        cause: "The container's root file system is read-only.",
        check:
          'The service in `compose.yaml` has `read_only: true`, or the `securityContext` has `readOnlyRootFilesystem: true`.',
        fix: "Make the root file system writable, and recreate the container. SmartBear doesn't document which files the image writes to.",
      },
    ],
    next: "If neither the mount nor the root file system is set to read-only, run `mount` in the container. If the output shows `ro` for the file system that contains the path in the error, check the volume or the host's disk. If your policy requires a read-only root file system, ask SmartBear support which paths must be writable.",
    links: [
      {label: 'Use TLS up to the container', to: '/docs/on-premises-2x/network-configuration#tls-up-to-the-container'},
      {
        label: 'Container security and resources',
        to: '/docs/on-premises-2x/kubernetes#container-security-and-resources',
      },
    ],
    keywords: ['readOnlyRootFilesystem', 'EROFS', 'Errno 30', 'tmpfs'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/bminor/glibc/blob/master/sysdeps/gnu/errlist.h',
      unrecorded: 'no sample on this site runs PactFlow with a read-only file system',
    },
  },
] satisfies readonly KnownError[];
