import type { ReactNode } from 'react'

/** Says what was mailed, and to which address where that is known. */
export function MailedTo({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="mt-2 mb-6 text-text-2">
      {to !== '' && (
        <>
          <strong className="font-semibold text-text">{to}</strong> 주소로{' '}
        </>
      )}
      {children}
    </p>
  )
}
