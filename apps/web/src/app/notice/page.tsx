import { cache } from 'react'
import type { Metadata } from 'next'
import { RefreshOnReturn, findOnApi, routes } from '@doran/site/core'
import { findable, pausable, serverApi } from '@doran/site/server'
import { NewsSeen, SitePage } from '@doran/site/shell'
import { env } from '../../env'
import { noticeHref, noticeQuery, readNoticeAddress } from '../../features/notice/notice-address'
import { NoticeListPage } from '../../features/notice/notice-list-page'
import { NoticePage } from '../../features/notice/notice-page'
import type { AddressQuery } from '../../lib/address-value'

type PageProps = { searchParams: Promise<AddressQuery> }

/** Null where there is none; of one request asked for once. */
const readNotice = cache(async (newsId: string) => {
  const api = await serverApi(env)
  const found = await findOnApi(api.call('GET /v1/news/{newsId}', { params: { newsId } }))
  return found?.kind === 'notice' ? found : null
})

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const { id, cursor } = readNoticeAddress(await searchParams)
  const notice = id && (await readNotice(id))
  return {
    ...(cursor !== null && { robots: { index: false } }),
    openGraph: {
      title: notice ? notice.title : '공지',
      description: '도란을 이용할 때 알아 둘 것을 알려 드려요.',
    },
    alternates: { canonical: notice ? noticeHref(notice.id) : routes.notice.path() },
  }
}

export default pausable(
  findable(async function NoticeRoute({ searchParams }: PageProps) {
    const { id, cursor } = readNoticeAddress(await searchParams)
    const now = new Date().toISOString()
    if (id) {
      const notice = await readNotice(id)
      if (!notice) return null
      return (
        <SitePage bar={{ back: { href: routes.notice.path(), label: '공지' } }}>
          <RefreshOnReturn />
          <NewsSeen kind="notice" newest={notice.publishedAt} />
          <NoticePage notice={notice} now={now} />
        </SitePage>
      )
    }
    const api = await serverApi(env)
    const [list, latest] = await Promise.all([
      api.call('GET /v1/news', { query: noticeQuery(cursor) }),
      api.call('GET /v1/news/latest', {}),
    ])
    return (
      <SitePage>
        <RefreshOnReturn />
        <NewsSeen kind="notice" newest={latest.notice ?? undefined} />
        <NoticeListPage key={cursor ?? ''} first={list} from={cursor} now={now} />
      </SitePage>
    )
  }),
)
