import type { Metadata } from 'next'
import { routes } from '@doran/site/core'
import { pausable, serverApi } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { env } from '../../../env'
import { CommunityRulePage } from '../../../features/community-rule/community-rule-page'

export const metadata: Metadata = {
  openGraph: {
    title: '커뮤니티 규칙',
    description: '함께 이야기하려고 지키는 열 가지와, 어긋났을 때 어떻게 하는지 알려 드려요.',
  },
  alternates: { canonical: routes.communityRule.path() },
}

const BAR = { back: { href: routes.community.path(), label: '커뮤니티' } }

export default pausable(async function CommunityRuleRoute() {
  const api = await serverApi(env)
  const text = await api.call('GET /v1/page/{key}', { params: { key: 'community-rule' } })
  return (
    <SitePage bar={BAR}>
      <CommunityRulePage text={text} now={new Date()} />
    </SitePage>
  )
})
