import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../icons/icon.js'
import { joinClasses } from '../internal/join-classes.js'

const shared =
  'relative inline-flex size-11 shrink-0 items-center justify-center rounded-pill transition-colors duration-(--motion-state) disabled:cursor-not-allowed disabled:opacity-50'

const kinds = {
  quiet: 'text-text-2 hover:bg-surface-2 hover:text-text',
  strong: 'text-text hover:bg-surface-2',
  primary:
    'bg-ember text-on-ember hover:bg-[color-mix(in_srgb,var(--color-ember)_88%,var(--color-text))]',
}

export function iconButtonClass(kind: keyof typeof kinds = 'quiet', className?: string): string {
  return joinClasses(shared, kinds[kind], className)
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName
  /** The accessible name; it is also the tooltip. */
  label: string
  kind?: keyof typeof kinds
}

export function IconButton({
  icon,
  label,
  kind,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={iconButtonClass(kind, className)}
    >
      <Icon name={icon} />
    </button>
  )
}
