import type { WebSocket } from '@fastify/websocket';

/**
 * Ends a connection whose other side has silently gone, or reads nothing: one that has not answered a ping by the time
 * the next one is due. Clients may do without heart-beats, but every WebSocket answers pings. Returns a function that
 * stops it.
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
    // A paused client cannot be heard.
    isThere = socket.isPaused;
    socket.ping();
  }, millisecondsBetweenPings);
  return () => clearInterval(timer);
}
