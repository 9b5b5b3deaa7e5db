import type { WebSocket } from '@fastify/websocket';

/**
 * Ends a connection whose other side has gone without a word, or reads nothing: it answers no ping until the next one
 * is due. Clients may do without heart-beats, but every WebSocket answers pings. Returns how to stop.
 */
export function endWhenGone(socket: WebSocket, millisecondsBetweenPings: number): () => void {
  let isThere = true;
  const hear = () => {
    isThere = true;
  };
  socket.on('pong', hear);
  socket.on('message', hear);
  const timer = setInterval(() => {
    if (!isThere) {
      socket.terminate();
      return;
    }
    // Nothing is heard while we take nothing from the client.
    isThere = socket.isPaused;
    socket.ping();
  }, millisecondsBetweenPings);
  return () => clearInterval(timer);
}
