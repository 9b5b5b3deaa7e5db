/** Runs in the page. Notes when the last click was made, by the clock of `performance.now()`. */
export function watchClicks(): void {
  addEventListener('click', (event) => document.documentElement.setAttribute('data-clicked-at', `${event.timeStamp}`), {
    capture: true,
  });
}
