/** By the system's setting or the site's own; for scripts, since CSS asks for it itself. */
export function isMotionReduced(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.dataset['motion'] === 'reduce'
  )
}
