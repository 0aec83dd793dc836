'use client'

import { Sheet } from '@doran/ui/overlay'
import { ZoneLink } from '@doran/site/core'

export type SheetAct = {
  label: string
  isDanger?: boolean
} & ({ onSelect: () => void; href?: never } | { href: string; onSelect?: never })

type ActionSheetProps = {
  isOpen: boolean
  title: string
  acts: readonly SheetAct[]
  onClose: () => void
}

const ROW =
  'flex min-h-12 w-full items-center rounded-input px-3 text-left font-semibold no-underline transition-colors duration-(--motion-state) hover:bg-surface-2'

/** The acts on one thing. An act that opens something itself replaces the sheet. */
export function ActionSheet({ isOpen, title, acts, onClose }: ActionSheetProps) {
  return (
    <Sheet isOpen={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()} title={title}>
      <ul className="-mx-3 flex flex-col">
        {acts.map(({ label, isDanger, href, onSelect }) => {
          const className = `${ROW} ${isDanger ? 'text-danger' : 'text-text-2 hover:text-text'}`
          return (
            <li key={label}>
              {href === undefined ? (
                <button
                  type="button"
                  className={className}
                  onClick={() => {
                    onClose()
                    onSelect()
                  }}
                >
                  {label}
                </button>
              ) : (
                <ZoneLink href={href} className={className}>
                  {label}
                </ZoneLink>
              )}
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}
