/**
 * For the `ref` of a scene: once it was laid out, the browser may skip it while it is out of sight. It then knows its
 * real size, so that nothing moves when the reader comes back to it.
 */
export function skipOutOfSight(scene: HTMLElement | null) {
  if (!scene) return undefined
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
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
