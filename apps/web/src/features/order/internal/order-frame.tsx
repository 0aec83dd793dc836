import type { ReactNode } from 'react'

/** The narrow column of what became of a payment: no bars, nothing beside it. */
export function OrderFrame({ children }: { children: ReactNode }) {
  return (
    <div className="gutter between-bars mx-auto w-full max-w-form pt-10 pb-18 md:pt-16">
      {children}
    </div>
  )
}

type OrderHeadProps = { title: string; children?: ReactNode }

export function OrderHead({ title, children }: OrderHeadProps) {
  return (
    <>
      <h1 className="text-h2 font-extrabold text-balance">{title}</h1>
      {children && <div className="prose-ko mt-2 text-text-2">{children}</div>}
    </>
  )
}
