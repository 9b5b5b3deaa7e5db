# A stand-in; ../images.sh makes it.
ARG BASE
FROM ${BASE}
RUN apt-get update && apt-get install -y --no-install-recommends python3 tini wget && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 101 --user-group --home-dir /var/lib/clickhouse clickhouse \
    && install --directory --owner clickhouse --group clickhouse /var/lib/clickhouse
COPY library/libchdb.so /opt/clickhouse/
COPY clickhouse-server.py /opt/clickhouse/
USER clickhouse
VOLUME /var/lib/clickhouse
EXPOSE 8123
ENTRYPOINT ["tini", "--", "python3", "/opt/clickhouse/clickhouse-server.py"]
