import type { ReactNode } from 'react'

type SpecimenProps = {
  name: string
  isWide?: boolean
  /** Holds what else would stick to the window's edges. */
  isFrame?: boolean
  children: ReactNode
}

/** One part under its name. */
export function Specimen({ name, isWide = false, isFrame = false, children }: SpecimenProps) {
  return (
    <div className={`min-w-0 ${isWide ? 'md:col-span-2' : ''}`}>
      <h3 className="mb-3 text-sm text-text-3">{name}</h3>
      <div
        className={
          isFrame
            ? 'corner-card overflow-clip border border-line contain-layout'
            : 'flex flex-col gap-5'
        }
      >
        {children}
      </div>
    </div>
  )
}

/** Things of one kind beside each other. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
