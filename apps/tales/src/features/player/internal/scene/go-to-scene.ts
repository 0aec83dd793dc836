import { sceneId } from './scene-id'

/** How long the closing sheet may take before focus moves on; it gives focus back first. */
const AFTER_SHEET_MS = 260

export function isSceneLoaded(index: number): boolean {
  return document.getElementById(sceneId({ index })) !== null
}

/** Scrolls to a scene once the sheet over it has closed. */
export function goToScene(index: number): void {
  const id = sceneId({ index })
  setTimeout(() => {
    const scene = document.getElementById(id)
    scene?.scrollIntoView({ block: 'start' })
    scene?.focus({ preventScroll: true })
  }, AFTER_SHEET_MS)
}
