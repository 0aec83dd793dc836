'use client'

import { callQuery, useApi } from '@doran/api-client/react'
import type { NotificationTopic } from '@doran/contract'
import { Button, SettingList, SettingRow, Skeleton, Switch } from '@doran/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { renderZoneLink } from '../../core/render-zone-link.js'
import { routes } from '../../core/routes.js'
import { useAct } from '../../session/actions/use-act.js'
import { useIsLoggedIn } from '../../session/member/use-is-logged-in.js'

const TOPICS = [
  {
    topic: 'comment',
    label: '댓글과 답글',
    description: '내가 쓰고 만든 것에 댓글이나 답글이 달릴 때',
  },
  { topic: 'like', label: '좋아요', description: '좋아요가 한 번에 알릴 만큼 모였을 때' },
  { topic: 'chat', label: '대화', description: '읽지 않은 메시지가 있을 때' },
  { topic: 'tree', label: '내 나무', description: '편지가 걸리거나 나무가 여는 날을 맞을 때' },
] as const satisfies readonly { topic: NotificationTopic; label: string; description: string }[]

/** Which kinds of notices a member wants; what concerns their account, money and rights always comes. */
export function InboxSettings() {
  const api = useApi()
  const queries = useQueryClient()
  const switching = useAct()
  const query = callQuery(api, 'GET /v1/notification/setting', {})
  const settings = useQuery({ ...query, enabled: useIsLoggedIn() })

  const put = async (topic: NotificationTopic, isOn: boolean) => {
    await queries.cancelQueries({ queryKey: query.queryKey })
    show(topic, isOn)
    const changed = await api.call('PUT /v1/notification/setting/{topic}', {
      params: { topic },
      body: { isOn },
    })
    queries.setQueryData(query.queryKey, changed)
  }
  const show = (topic: NotificationTopic, isOn: boolean) =>
    queries.setQueryData(query.queryKey, (now) => now && { ...now, [topic]: isOn })
  const change = (topic: NotificationTopic, isOn: boolean) =>
    void switching.run(() => put(topic, isOn), {
      canRepeat: true,
      onFailure: () => {
        show(topic, !isOn)
        return false
      },
    })

  if (settings.isError) {
    return (
      <div role="alert" className="corner-card bg-surface-1 px-5 py-4">
        <p>알림 설정을 불러오지 못했어요. {settings.error.message}</p>
        <Button
          kind="secondary"
          className="mt-3"
          isBusy={settings.isFetching}
          onClick={() => void settings.refetch()}
        >
          다시 시도
        </Button>
      </div>
    )
  }
  if (!settings.data) return <Skeleton className="h-56 w-full" />
  const { data } = settings
  return (
    <>
      <SettingList label="알림 설정">
        {TOPICS.map(({ topic, label, description }) => (
          <SettingRow
            key={topic}
            label={label}
            description={description}
            control={
              <Switch
                label={label}
                isLabelHidden
                isOn={data[topic]}
                onChange={(isOn) => change(topic, isOn)}
              />
            }
          />
        ))}
        <SettingRow
          label="젬이 채워질 때"
          description="젬 화면에서 켜고 꺼요."
          href={routes.gemstone.path()}
          renderLink={renderZoneLink}
        />
      </SettingList>
      <p className="prose-ko mt-2 px-1 text-sm text-text-3">
        로그인과 비밀번호, 결제, 신고와 제재처럼 꼭 알아야 할 일은 늘 알려 드려요.
      </p>
    </>
  )
}
