import type { ReactNode } from 'react'

export function AppealFrame({ children }: { children: ReactNode }) {
  return (
    <div className="page between-bars max-w-[688px] pt-8 pb-12 md:pt-12">
      <h1 className="text-h1 font-extrabold">이의 제기</h1>
      {children}
    </div>
  )
}
