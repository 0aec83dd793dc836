'use client'

import { useState } from 'react'
import { callQuery, useApi } from '@doran/api-client/react'
import { formatDay } from '@doran/site/core'
import { useMe } from '@doran/site/session'
import { useQuery } from '@tanstack/react-query'
import { makerPath } from '../../lib/game-paths'
import { Panel, ReadState } from './internal/parts/read-state'
import { PersonHead } from './internal/person/person-head'
import { RolesPanel } from './internal/person/roles-panel'
import { SanctionsPanel } from './internal/person/sanctions-panel'
import { WalletPanel } from './internal/person/wallet-panel'
import { CaseRow } from './internal/queue/case-row'

export type PersonPageProps = { profileId: string; isAdmin: boolean }

/** Somebody as operators see them. */
export function PersonPage({ profileId, isAdmin }: PersonPageProps) {
  const api = useApi()
  const { data: me } = useMe()
  const [now] = useState(() => new Date())
  const reading = useQuery({
    ...callQuery(api, 'GET /v1/admin/person/{profileId}', { params: { profileId } }),
    staleTime: 0,
  })
  if (!reading.data) {
    return <ReadState reading={reading} what="이 사람을" gone="그런 사람이 없어요." />
  }
  const { person, sanctions, cases } = reading.data
  const reload = () => void reading.refetch()
  return (
    <div className="max-w-[720px] lg:max-w-none">
      <PersonHead
        person={person}
        joined={formatDay(new Date(person.joinedAt), now)}
        href={makerPath(person.id)}
      />
      <div className="lg:grid lg:grid-cols-2 lg:gap-10">
        <div className="min-w-0">
          {isAdmin && me && <RolesPanel me={me} person={person} onChanged={reload} />}
          <SanctionsPanel
            profileId={profileId}
            sanctions={sanctions}
            isAdmin={isAdmin}
            now={now}
            onChanged={reload}
          />
          {isAdmin && me && <WalletPanel me={me} profileId={profileId} />}
        </div>
        <div className="min-w-0">
          <Panel title={`신고된 것 ${cases.length}건`}>
            {cases.length === 0 ? (
              <p className="text-text-2">신고된 것이 없어요.</p>
            ) : (
              <ul className="flex flex-col gap-3">
                {cases.map((item) => (
                  <CaseRow key={item.id} item={item} now={now} />
                ))}
              </ul>
            )}
          </Panel>
        </div>
      </div>
    </div>
  )
}
