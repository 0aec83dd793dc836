import type { ComponentProps, ReactNode } from 'react'
import { buttonClass } from '@doran/ui'
import { ActIcon } from '../icons/act-icon.js'

type ActButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  icon: 'like' | 'save'
  isOn: boolean
  children: ReactNode
}

/** A verb that is on or off. */
export function ActButton({ icon, isOn, children, ...rest }: ActButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={isOn}
      className={buttonClass({ kind: 'secondary' }, isOn ? 'border-ember' : '')}
    >
      <span className={isOn ? 'text-ember' : ''}>
        <ActIcon name={icon} isFilled={isOn} />
      </span>
      {children}
    </button>
  )
}
