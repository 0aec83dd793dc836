import type { ComponentProps } from 'react'

type ActButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type'>

/** One of the small acts below a note. */
export function ActButton(props: ActButtonProps) {
  const look = props['aria-pressed'] === true ? 'text-ember' : 'text-text-2 hover:text-text'
  return (
    <button
      {...props}
      type="button"
      className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-small px-2 text-sm font-semibold transition-colors duration-(--motion-state) ${look}`}
    />
  )
}
