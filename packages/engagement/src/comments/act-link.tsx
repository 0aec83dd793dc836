import type { ComponentProps, ReactNode } from 'react'

type ActLinkProps = Omit<ComponentProps<'button'>, 'className' | 'type'> & { children: ReactNode }

export function ActLink({ children, ...rest }: ActLinkProps) {
  return (
    <button
      {...rest}
      type="button"
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-small px-3 text-sm font-semibold text-text-2 transition-colors duration-(--motion-state) hover:text-text"
    >
      {children}
    </button>
  )
}
