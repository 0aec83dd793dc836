import type { ReactNode, RefObject } from 'react'

type ListBoxProps = { box: RefObject<HTMLDivElement | null>; children: ReactNode }

/** Around a list that moves the focus among its entries. */
export function ListBox({ box, children }: ListBoxProps) {
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}
