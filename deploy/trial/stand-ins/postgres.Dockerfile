# A stand-in; ../images.sh makes it.
ARG BASE
FROM ${BASE}
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client gosu && rm -rf /var/lib/apt/lists/*
COPY postgresql/ /opt/postgresql/
COPY postgres-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
RUN useradd --system --uid 999 --user-group --home-dir /var/lib/postgresql postgres \
    && install --directory --owner postgres --group postgres --mode 1777 /var/lib/postgresql /run/postgresql
ENV PGDATA=/var/lib/postgresql/18/docker \
    PATH=/opt/postgresql/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
VOLUME /var/lib/postgresql
ENTRYPOINT ["docker-entrypoint.sh"]
STOPSIGNAL SIGINT
EXPOSE 5432
CMD ["postgres"]
