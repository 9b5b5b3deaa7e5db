#!/usr/bin/env bash
# Starts the production set-up with the small demo and does to it what happens to containers: killed, paused, cut off and
# restarted databases under requests, a killed server, down and up, a load from outside, a backup restored into another
# project. Needs an engine (engine.sh) and images (images.sh), and removes what it has made, but for the images and secrets/.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
export WAYBILL_PORT=${WAYBILL_PORT:-8391} WAYBILL_SEED=tiny WAYBILL_VERSION=trial COMPOSE_PROFILES='' SMTP_URL='' DOCKER_BUILDKIT=0
readonly address=http://127.0.0.1:$WAYBILL_PORT/aiparcelweb/api
work=$(mktemp --directory)
trap 'kill $(jobs -p) 2> /dev/null || true; in_project waybill-trial down --volumes --timeout 5 > /dev/null 2>&1; in_project waybill-restored down --volumes --timeout 5 > /dev/null 2>&1; rm -rf "$work"' EXIT

in_project() { local name=$1; shift; docker compose --project-name "$name" "$@"; }
compose() { in_project waybill-trial "$@"; }
say() { printf '%s  %s\n' "$(date +%T)" "$*"; }
fail() { say "FAILED: $*"; compose logs --tail 40 server || true; exit 1; }
container() { compose ps --all --quiet "$1"; }

until_ready() {
  for _ in $(seq 240); do
    [ "$(curl --silent --output /dev/null --write-out '%{http_code}' "http://127.0.0.1:$WAYBILL_PORT/readyz")" = 200 ] && return
    sleep 0.5
  done
  fail "not ready $1"
}

token() {
  curl --silent --fail --header 'Content-Type: application/json' --header 'Tenant-Name: default' \
    --data '{"username":"admin","password":"Waybill1demo","logOffOtherSessions":true}' "$address/authenticate" |
    sed -nE 's/.*"id_token":"([^"]+)".*/\1/p'
}

# The packages and the dollars of all clients.
totals() {
  curl --silent --fail --header "Authorization: Bearer $(token)" --header 'Tenant-Name: default' "$address/statistics?size=100" |
    grep -oE '"(packages|charges|amount)":[0-9.-]+' | sort | sha256sum
}

expect_totals() { [ "$(totals)" = "$before" ] || fail "other totals $1"; }
restarts() { docker inspect --format '{{.RestartCount}}' "$(container server)"; }

say 'Building and starting.'
deploy/make-secrets.sh
docker image inspect waybill:trial > /dev/null 2>&1 && [ -n "${KEEP_IMAGE:-}" ] || docker build --quiet --tag waybill:trial . > /dev/null 2>&1 || fail 'the image cannot be built'
base=$(docker image inspect --format '{{.Size}}' "$(sed -n 's/^ARG NODE_IMAGE=//p' Dockerfile)")
own=$((($(docker image inspect --format '{{.Size}}' waybill:trial) - base) / 1000000))
say "The image has $own MB of its own."
[ "$own" -le 160 ] || fail 'the image has more than 160 MB of its own'
compose up --detach --no-build --pull never --wait > "$work/up" 2>&1 || { cat "$work/up"; fail 'the containers do not become healthy'; }
until_ready 'after the first start'
before=$(totals)
[ -n "$(token)" ] || fail 'the demo cannot sign in'

say 'Rights.'
status=$(compose exec -T server cat /proc/1/status)
[[ $status == *$'CapEff:\t0000000000000000'* ]] || fail 'the server has capabilities'
[[ $status == *$'NoNewPrivs:\t1'* ]] || fail 'the server may gain rights'
[ "$(compose exec -T server id -u)" = 1000 ] || fail 'the server runs as another user'
! compose exec -T server touch /waybill/written 2> /dev/null || fail 'the root file system can be written'
! docker inspect "$(container server)" | grep -qFf secrets/postgres_password || fail 'docker inspect shows a secret'

say 'A file from outside, twice.'
fixture=packages/invoices/test/fixtures/ups_250_invoice_1.csv
for _ in 1 2; do
  compose exec -T server waybill load - --name invoice.csv --client 1001 < "$fixture" > "$work/load" || { cat "$work/load"; fail 'the file is not loaded'; }
done
before=$(totals)

say 'A page of each kind of data that the image has to contain.'
for path in exceptionTracking/findings exceptionCharge/tallies; do
  curl --silent --fail --output /dev/null --header "Authorization: Bearer $(token)" --header 'Tenant-Name: default' "$address/$path" || fail "$path is not answered"
done

say 'PostgreSQL is killed, stopped, paused and cut off, under requests.'
: > "$work/answers"
while :; do curl --silent --max-time 30 --output /dev/null --write-out '%{http_code}\n' --header "Authorization: Bearer $(cat "$work/token" 2> /dev/null)" --header 'Tenant-Name: default' "$address/clients" >> "$work/answers" || true; done &
while :; do curl --silent --max-time 30 --output /dev/null --write-out '%{http_code}\n' "$address/account" >> "$work/answers" || true; done &
for fault in kill kill stop pause cut; do
  token > "$work/token"
  case $fault in
    kill) compose kill --signal KILL postgres && sleep 2 && compose start postgres ;;
    stop) compose stop postgres && compose start postgres ;;
    pause) compose pause postgres && sleep 5 && compose unpause postgres ;;
    cut)
      docker network disconnect waybill-trial_database "$(container postgres)" && sleep 5
      docker network connect --alias postgres waybill-trial_database "$(container postgres)"
      ;;
  esac > /dev/null 2>&1
  until_ready "after $fault"
  [ "$(restarts)" = 0 ] || fail "the server was restarted after $fault"
  expect_totals "after $fault"
done
sessions='select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()'
compose exec -T postgres psql --host 127.0.0.1 --quiet --username waybill --command 'select 1' > /dev/null 2>&1 || true
compose exec -T postgres psql --host /tmp --quiet --username waybill --command "$sessions" > /dev/null 2>&1 || true
until_ready 'after the end of all sessions'
[ "$(restarts)" = 0 ] || fail 'the server was restarted after the end of all sessions'
kill $(jobs -p) && wait || true
! grep -qE '^(500|000)$' "$work/answers" || say "Answers: $(sort "$work/answers" | uniq -c | tr '\n' ';')"
! grep -q '^500$' "$work/answers" || fail 'a request was answered with 500'

say 'The server is killed, paused and restarted.'
compose exec -T server sh -c 'kill -9 $(pidof node)' || true
until_ready 'after the kill of the process'
compose pause server > /dev/null 2>&1 && sleep 3 && compose unpause server > /dev/null 2>&1
until_ready 'after a pause'
compose restart server > /dev/null 2>&1
until_ready 'after a restart'
expect_totals 'after restarts of the server'

say 'Down and up.'
compose down --timeout 30 > /dev/null 2>&1
compose up --detach --no-build --pull never --wait > "$work/up" 2>&1 || { cat "$work/up"; fail 'it does not come up again'; }
until_ready 'after down and up'
expect_totals 'after down and up'

say 'A backup, restored into another project.'
compose exec -T server waybill backup /backups > "$work/backup" || { cat "$work/backup"; fail 'no backup'; }
compose stop > /dev/null 2>&1
in_project waybill-restored up --detach --no-build --pull never --wait postgres > "$work/up" 2>&1 || { cat "$work/up"; fail 'the other PostgreSQL does not start'; }
in_project waybill-restored run --rm -T --volume waybill-trial_backups:/from:ro server waybill restore /from > "$work/restore" 2>&1 ||
  { cat "$work/restore"; fail 'the backup is not restored'; }
in_project waybill-restored up --detach --no-build --pull never --wait > "$work/up" 2>&1 || { cat "$work/up"; fail 'the other project does not start'; }
until_ready 'in the other project'
expect_totals 'in the other project'
say 'Passed.'
