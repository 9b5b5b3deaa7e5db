/** Runs in the page. Records the time of the last click, by the clock of `performance.now()`. */
export function watchClicks(): void {
  addEventListener('click', (event) => document.documentElement.setAttribute('data-clicked-at', `${event.timeStamp}`), {
    capture: true,
  });
}
