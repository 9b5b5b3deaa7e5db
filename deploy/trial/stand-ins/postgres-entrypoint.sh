#!/usr/bin/env bash
# What our compose files and tests use of the official image's entrypoint: POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD (or its
# file), and no TCP before the database is complete.
set -euo pipefail
[ "${1:-}" = postgres ] || [[ ${1:-} == -* ]] || exec "$@"
[[ $1 != -* ]] || set -- postgres "$@"
if [ "$(id -u)" = 0 ]; then
  install --directory --owner postgres --group postgres --mode 700 "$PGDATA"
  chown postgres: /run/postgresql
  password=${POSTGRES_PASSWORD:-}
  [ -z "${POSTGRES_PASSWORD_FILE:-}" ] || password=$(< "$POSTGRES_PASSWORD_FILE")
  POSTGRES_PASSWORD=$password exec gosu postgres "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  user=${POSTGRES_USER:-postgres} database=${POSTGRES_DB:-${POSTGRES_USER:-postgres}}
  [ -n "${POSTGRES_PASSWORD:-}" ] || { echo 'POSTGRES_PASSWORD is not set.' >&2; exit 1; }
  initdb --username="$user" --pwfile=<(printf '%s\n' "$POSTGRES_PASSWORD") --auth-local=trust --auth-host=scram-sha-256 \
    --encoding=UTF8 --locale=C.UTF-8
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  pg_ctl --wait --options="-c listen_addresses='' -c unix_socket_directories=/tmp" start
  [ "$database" = postgres ] || createdb --host /tmp --username "$user" --maintenance-db postgres "$database"
  pg_ctl --wait --mode=fast stop
fi
unset POSTGRES_PASSWORD
exec "$@" -c 'listen_addresses=*' -c 'unix_socket_directories=/run/postgresql,/tmp'
