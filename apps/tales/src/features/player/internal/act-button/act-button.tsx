import type { ComponentProps } from 'react'
import { iconButtonClass } from '@doran/ui'
import { ActIcon, type ActIconName } from './act-icon'

type ActButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: ActIconName
  /** The accessible name; it is also the tooltip. */
  label: string
  /** Of a button that is pressed or not. */
  isPressed?: boolean
}

/** A quiet act below a scene. */
export function ActButton({ icon, label, isPressed, ...rest }: ActButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      className={iconButtonClass(
        'quiet',
        `aria-disabled:opacity-50 ${isPressed ? 'text-ember!' : 'text-text-3!'}`,
      )}
    >
      <ActIcon name={icon} isFilled={isPressed ?? false} />
    </button>
  )
}
