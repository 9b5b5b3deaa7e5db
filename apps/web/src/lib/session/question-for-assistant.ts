type Listener = (question: string) => void;

const listeners = new Set<Listener>();

/** Opens the assistant with a question in its box, from anywhere on the page. */
export function handToAssistant(question: string): void {
  for (const listener of listeners) listener(question);
}

/** Calls back for every question that is handed over; returns how to stop it. */
export function onQuestionHanded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
