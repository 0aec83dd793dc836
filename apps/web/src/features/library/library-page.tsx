import type { ReactNode } from 'react'
import { LibraryTabs } from './internal/library-tabs'
import type { LibraryTab } from './library-address'

/** The head of the library, around what its address asks for. */
export function LibraryPage({ tab, children }: { tab: LibraryTab; children: ReactNode }) {
  return (
    <div className="page between-bars overflow-x-clip pt-6 pb-12 md:pt-10">
      <h1 className="text-h1 font-extrabold">보관함</h1>
      <p className="prose-ko mt-1 text-text-2">
        하다 만 놀이와 결과, 저장한 것이 모두 여기 있어요.
      </p>
      <LibraryTabs tab={tab} />
      <div className="mt-6">{children}</div>
    </div>
  )
}
