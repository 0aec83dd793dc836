import { z } from 'zod'
import type { ReportTarget } from '@doran/contract'

type Named = { targetType: ReportTarget; targetId: string }

const COMMENT = /^#c-(?<id>[\da-f-]{36})$/i

const PAGES: readonly {
  targetType: ReportTarget
  idOf: (url: URL) => string | null | undefined
}[] = [
  { targetType: 'post', idOf: ({ pathname }) => lastOf(pathname, '/community/') },
  { targetType: 'theme', idOf: ({ pathname }) => lastOf(pathname, '/doran-tales/theme/') },
  { targetType: 'profile', idOf: ({ pathname }) => lastOf(pathname, '/doran-tales/creator/') },
  {
    targetType: 'game',
    idOf: ({ pathname, searchParams }) =>
      pathname === '/games/detail' ? searchParams.get('id') : null,
  },
]

/** What an address on the product's own site names, as somebody copied it; null where it names nothing. */
export function parseAddress(address: string, origin: string): Named | null {
  const url = parseUrl(address, origin)
  if (!url || url.host !== new URL(origin).host) return null
  for (const { targetType, idOf } of PAGES) {
    const id = z.uuid().safeParse(idOf(url)?.toLowerCase())
    const comment = z.uuid().safeParse(COMMENT.exec(url.hash)?.groups?.['id']?.toLowerCase())
    if (!id.success) continue
    return comment.success
      ? { targetType: 'comment', targetId: comment.data }
      : { targetType, targetId: id.data }
  }
  return null
}

/** With or without its scheme, or from its path on. */
function parseUrl(address: string, origin: string): URL | null {
  const isWhole = /^https?:\/\//i.test(address)
  const isPath = address.startsWith('/')
  const written = isWhole || isPath ? address : `${new URL(origin).protocol}//${address}`
  return URL.parse(written, origin)
}

function lastOf(pathname: string, folder: string): string | null {
  return pathname.startsWith(folder) ? pathname.slice(folder.length).replace(/\/$/, '') : null
}
