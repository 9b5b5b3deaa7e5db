#!/usr/bin/env bash
# Starts the cluster with the demo, spreads its clients over the shards, kills, pauses and cuts off replicas, shards, servers
# and PostgreSQL meanwhile, and checks that every package is counted once. It needs a Docker engine, and removes what it has
# made. Where there is no image of Keeper, every shard has one replica, and what needs two is left out.
set -euo pipefail
cd "$(dirname "$0")"

export WAYBILL_SEED=${WAYBILL_SEED:-demo} WAYBILL_VERSION=trial
WAYBILL_PORT=${WAYBILL_PORT:-8392}
export WAYBILL_PORT
readonly shards=(clickhouse1 clickhouse2 clickhouse3) # of each, the replicas a and b
readonly address="http://localhost:$WAYBILL_PORT"
if docker image inspect clickhouse/clickhouse-keeper:26.7 > /dev/null 2>&1; then
  replicas=(a b)
else
  echo 'There is no image of Keeper here: one replica of each shard. Their loss and their order are not tried.'
  export COMPOSE_FILE=docker-compose.yml:single-replicas.yml
  replicas=(a)
fi
answers=$(mktemp)
trap 'kill $(jobs -p) 2> /dev/null || true; docker compose down --volumes --timeout 5 > /dev/null 2>&1; rm -f "$answers"' EXIT

say() { printf '%s  %s\n' "$(date +%T)" "$*"; }
fail() { say "FAILED: $*"; docker compose logs --tail 20 server1 server2 prepare || true; exit 1; }

# ask SERVER SQL, as the administrator
ask() { ask_as admin "$password" "$1" "$2"; }

# ask_as USER PASSWORD SERVER SQL; what the server refuses is printed, too.
ask_as() {
  docker compose exec -T "$3" wget --quiet --content-on-error --output-document - --header "X-ClickHouse-User: $1" \
    --header "X-ClickHouse-Key: $2" --post-data "$4" 'http://127.0.0.1:8123/?database=waybill' < /dev/null
}

# refuse USER SQL: the user lacks the right, and nothing else keeps them from it.
refuse() {
  local answer
  answer=$(ask_as "$1" "$(cat "secrets/${1/waybill/warehouse}_password")" clickhouse1a "$2" || true)
  [[ $answer == *ACCESS_DENIED* ]] || fail "$1 is not refused: $2: $answer"
}

# try_rights: the portal works as the writer; neither user may do what belongs to the administrator or the other one.
try_rights() {
  local reader
  reader=$(ask_as waybill_reader "$(cat secrets/warehouse_reader_password)" clickhouse1a 'select count() from package_level_info')
  [ "$reader" -gt 0 ] || fail "waybill_reader cannot read: $reader"
  ask clickhouse1a 'create database if not exists other' > /dev/null
  ask clickhouse1a 'create table if not exists other.secret (a Int32) engine = MergeTree order by a' > /dev/null
  for user in waybill_writer waybill_reader; do
    while read -r statement; do refuse "$user" "$statement"; done << 'END'
select * from other.secret
insert into other.secret values (1)
drop table other.secret
create database another
drop database waybill
create user another
alter user admin identified by 'mine'
grant select on other.* to waybill_reader
select * from system.users
select * from system.processes
select * from url('http://127.0.0.1:1/', 'CSV', 'a String')
select * from file('/etc/passwd', 'LineAsString')
select * from remote('127.0.0.1:9000', system.one)
insert into function file('/tmp/x', 'CSV', 'a Int32') values (1)
create function twice as x -> x * 2
create table log (a Int32) engine = URL('http://127.0.0.1:1/', 'CSV')
system shutdown
kill query where true
END
  done
  while read -r statement; do refuse waybill_reader "$statement"; done << 'END'
insert into load_number select * from load_number
truncate table account
update account set active = false where true
alter table account delete where true
create table another (a Int32) engine = MergeTree order by a
drop table account
END
  ask clickhouse1a 'drop database other' > /dev/null
}

# packages REPLICA
packages() {
  local load sum=0
  load=$(ask "clickhouse1$1" 'select max(load_id) from load')
  for shard in "${shards[@]}"; do
    sum=$((sum + $(ask "$shard$1" "select count() from package_level_info where since_load <= $load and until_load > $load")))
  done
  echo "$sum"
}

ready() {
  for _ in $(seq 600); do
    [ "$(curl --silent --max-time 10 --output /dev/null --write-out '%{http_code}' "$address/readyz")" = 200 ] && return
    sleep 1
  done
  fail "$1"
}

come_back() {
  docker compose start "$@" > /dev/null 2>&1
  for server in "$@"; do
    until [ "$(ask "$server" 'select countIf(is_readonly) from system.replicas' 2> /dev/null)" = 0 ]; do sleep 1; done
  done
}

move() { docker compose exec -T server1 waybill warehouse move "$1" "$2"; }
expect_all() {
  for replica in "${replicas[@]}"; do
    [ "$(packages "$replica")" = "$all" ] || fail "$1: $(packages "$replica") packages on replicas $replica instead of $all"
  done
}

# Four callers ask until `stop_asking`; a call that waits for a server that is gone counts as well.
ask_meanwhile() {
  : > "$answers"
  local token
  token=$(curl --silent --fail --header 'Content-Type: application/json' --header 'Tenant-Name: default' \
    --data '{"username":"admin","password":"Waybill1demo","logOffOtherSessions":true}' "$address/aiparcelweb/api/authenticate" |
    sed -nE 's/.*"id_token":"([^"]+)".*/\1/p')
  for _ in 1 2 3 4; do
    while :; do
      curl --silent --max-time 120 --output /dev/null --write-out '%{http_code}\n' --header "Authorization: Bearer $token" \
        --header 'Tenant-Name: default' "$address/aiparcelweb/api/clients" >> "$answers" || true
      sleep 0.1
    done &
  done
}
stop_asking() {
  kill $(jobs -p) 2> /dev/null || true
  wait 2> /dev/null || true
  say "$1: $(sort "$answers" | uniq -c | tr -s ' \n' ' ')"
}

../make-secrets.sh .
password=$(sed -n 's/^CLICKHOUSE_PASSWORD=//p' .env)
docker image inspect waybill:trial > /dev/null 2>&1 || docker build --quiet --tag waybill:trial ../.. > /dev/null
# The stand-in for ClickHouse has its users from the start, with the rights that the product says they need.
if [ "${#replicas[@]}" = 1 ]; then
  rights=$(docker run --rm waybill:trial waybill warehouse rights waybill)
  # grants_of ROLE
  grants_of() { sed -n "s/ to waybill_$1;$//p" <<< "$rights" | paste -sd ';'; }
  CLICKHOUSE_USERS="waybill_writer:$(cat secrets/warehouse_writer_password):$(grants_of writer)
waybill_reader:$(cat secrets/warehouse_reader_password):$(grants_of reader)"
  export CLICKHOUSE_USERS
fi
docker compose up --no-build --detach 2>&1 | tail -n 3
ready 'The servers do not start.'
all=$(packages a)
[ "$all" -gt 0 ] || fail 'The demo has no packages.'
say 'Trying what the users of ClickHouse may not do.'
try_rights
mapfile -t clients < <(ask clickhouse1a 'select distinct client_id from invoice order by client_id')

say "Moving clients; $all packages."
move "${clients[1]}" 2
move "${clients[2]}" 3
expect_all 'after two moves'

if [ "${#replicas[@]}" = 2 ]; then
  for lost in clickhouse1b clickhouse1a; do
    say "Killing the replica $lost."
    docker compose kill "$lost"
    sleep 5
    ready "The portal stops without $lost."
    said=$(move "${clients[3]}" 3 2>&1) && fail "A change is made without $lost."
    [[ $said == *"$lost"* ]] || fail "The change without $lost is refused for another reason: $said"
    come_back "$lost"
    expect_all "after the loss of $lost"
  done
fi

mapfile -t second < <(printf 'clickhouse2%s\n' "${replicas[@]}")
say 'Killing a shard during a move.'
move "${clients[3]}" 2 & moving=$!
sleep 1
docker compose kill "${second[@]}" > /dev/null 2>&1
wait "$moving" && say 'The move was faster.'
ready 'The portal stops with one shard.'
come_back "${second[@]}"
# A move that was finished before the shard was killed cannot be repeated.
move "${clients[3]}" 2 || say 'The move is not repeated.'
[ "$(ask clickhouse2a "select count() from package_level_info where client_id = ${clients[3]}")" -gt 0 ] ||
  fail 'The client was not moved.'
expect_all 'after the killed move'

say 'Pausing a shard during a move, and cutting one off.'
move "${clients[3]}" 1 & moving=$!
sleep 1
docker compose pause "${second[@]}" > /dev/null 2>&1
sleep 10
docker compose unpause "${second[@]}" > /dev/null 2>&1
wait "$moving" || move "${clients[3]}" 1 || say 'The move is not repeated.'
expect_all 'after a paused shard'
third=$(docker compose ps --quiet clickhouse3a)
docker network disconnect waybill-cluster_default "$third"
sleep 5
docker network connect --alias clickhouse3a waybill-cluster_default "$third"
ready 'The portal does not come back after a partition.'
expect_all 'after a partition'

say 'Killing a server.'
ask_meanwhile
docker compose kill server2 > /dev/null 2>&1
sleep 5
ready 'The proxy does not go on with one server.'
docker compose start server2 > /dev/null 2>&1
ready 'The second server does not come back.'
stop_asking 'While a server was killed'
! grep -qvE '^200$' "$answers" || fail 'a request was lost with a server'

say 'Restarting the servers one after the other.'
ask_meanwhile
for server in server1 server2; do
  docker compose restart "$server" > /dev/null 2>&1
  until [ "$(docker inspect --format '{{.State.Health.Status}}' "$(docker compose ps --quiet $server)")" = healthy ]; do sleep 1; done
done
stop_asking 'While both were restarted'
! grep -qvE '^200$' "$answers" || fail 'a request was lost in a rolling restart'

say 'Killing PostgreSQL.'
docker compose kill --signal KILL postgres > /dev/null 2>&1
sleep 3
docker compose start postgres > /dev/null 2>&1
ready 'The portal does not come back after PostgreSQL.'
for server in server1 server2; do
  [ "$(docker inspect --format '{{.RestartCount}}' "$(docker compose ps --quiet $server)")" = 0 ] || fail "$server ended with PostgreSQL"
done
expect_all 'at the end'
say 'Passed.'
