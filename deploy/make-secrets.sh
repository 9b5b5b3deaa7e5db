#!/bin/sh
# Makes what the compose file beside it (or in the given folder) needs to start: random secrets as files, and a file .env
# for the settings. What exists stays as it is.
#   deploy/make-secrets.sh [FOLDER]
set -eu
folder=${1:-$(dirname "$0")/..}
cd "$folder"

random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }

secret() { # NAME, VARIABLE: unless there is one. Older installations keep it in the environment or in .env
  [ ! -e "secrets/$1" ] || return 0
  eval "kept=\${$2:-}"
  [ -n "$kept" ] || kept=$(sed -n "s/^$2=//p" .env 2> /dev/null | tail -n 1)
  # Read by the users of the containers; the folder keeps everybody else out.
  printf '%s' "${kept:-$(random)}" > "secrets/$1"
  chmod 444 "secrets/$1"
  echo "Made secrets/$1."
}

mkdir -p -m 700 secrets
secret postgres_password POSTGRES_PASSWORD
secret jwt_secret JWT_SECRET
if grep -q warehouse_writer_password docker-compose.yml; then
  secret warehouse_writer_password WAREHOUSE_WRITER_PASSWORD
  secret warehouse_reader_password WAREHOUSE_READER_PASSWORD
fi
if [ ! -e .env ]; then
  (umask 077 && echo '# Settings of the containers; docs/operating.md has all of them.' > .env)
  if grep -q 'profiles: \[try\]' docker-compose.yml; then
    cat >> .env << 'END'
# To try it out: a mail catcher at http://localhost:8025. In production, remove both lines and set SMTP_URL to your server.
COMPOSE_PROFILES=try
SMTP_URL=smtp://mail:1025
END
  fi
  cat >> .env << 'END'
# The address at which browsers find the portal. Behind a proxy with TLS: https://…, and WAYBILL_TRUST_PROXY=true.
#PUBLIC_URL=http://localhost:8080
# demo: synthetic invoices, and logins whose password everybody knows. none: an empty portal.
#WAYBILL_SEED=none
END
  echo 'Made .env.'
fi
# The image of ClickHouse takes its password from the environment.
if grep -q CLICKHOUSE_PASSWORD docker-compose.yml && ! grep -q '^CLICKHOUSE_PASSWORD=' .env; then
  echo "CLICKHOUSE_PASSWORD=$(random)" >> .env
fi
