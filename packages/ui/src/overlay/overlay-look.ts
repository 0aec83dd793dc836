export const overlayScrim =
  'fixed inset-0 z-50 bg-scrim transition-opacity ease-sallang data-entering:opacity-0 data-exiting:opacity-0'

/** A bottom sheet up to 480 px, a modal above. */
export const sheetScrim = `${overlayScrim} flex items-end justify-center duration-(--motion-modal) min-[481px]:items-center min-[481px]:p-6`

export const sheetBox =
  'flex max-h-[min(88dvh,720px)] w-full flex-col overflow-hidden rounded-t-[24px] bg-surface-1 text-text shadow-float transition-[translate,opacity] duration-(--motion-modal) ease-sallang data-entering:translate-y-full data-exiting:translate-y-full min-[481px]:corner-modal min-[481px]:data-entering:translate-y-4 min-[481px]:data-exiting:translate-y-4 min-[481px]:data-entering:opacity-0 min-[481px]:data-exiting:opacity-0'

/** A modal's width: a form's, or room for two columns. */
export const sheetWidths = { form: 'min-[481px]:max-w-form', wide: 'min-[481px]:max-w-[880px]' }

/** For a call that overrides `--motion-modal`. */
export function transitionStyle(transitionMs: number | undefined) {
  return transitionMs === undefined ? {} : { transitionDuration: `${transitionMs}ms` }
}
