/**
 * For the `ref` of a scene: once it was laid out, the browser may skip it while it is out of sight. It is given the size
 * it had, so that nothing moves when the reader comes back to it.
 */
export function skipOutOfSight(scene: HTMLElement | null) {
  if (!scene) return undefined
  // All scenes are measured in one frame and changed in the next, which lays them out once.
  let frame = requestAnimationFrame(() => {
    const { height } = scene.getBoundingClientRect()
    frame = requestAnimationFrame(() => {
      scene.style.containIntrinsicHeight = `auto ${height}px`
      scene.dataset['skipped'] = ''
    })
  })
  return () => cancelAnimationFrame(frame)
}

/** Before the sizes of scenes change: all of them are laid out again. */
export function measureScenes(story: HTMLElement | null) {
  for (const scene of story?.querySelectorAll<HTMLElement>('section[data-skipped]') ?? []) {
    delete scene.dataset['skipped']
    skipOutOfSight(scene)
  }
}
