'use client'

import { Segmented } from '@doran/ui'
import { useLibraryView, type LibraryView } from './use-library-view'

const OPTIONS: readonly { value: LibraryView; label: string }[] = [
  { value: 'grid', label: '격자' },
  { value: 'list', label: '목록' },
]

export function ViewSwitch() {
  const [view, choose] = useLibraryView()
  return <Segmented legend="보기 방식" options={OPTIONS} value={view} onChange={choose} />
}
