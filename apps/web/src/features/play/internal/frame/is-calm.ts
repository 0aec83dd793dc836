/** Whether the device or the site's own setting asks for less movement. */
export function isCalm(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'reduce' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
