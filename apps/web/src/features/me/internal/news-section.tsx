import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Me } from '@doran/contract'
import { formatDay } from '@doran/site/core'
import { useAct } from '@doran/site/session'
import { SettingList, SettingRow, Switch } from '@doran/ui'
import { useChangeMe } from './use-change-me'

const NEWS = '새 이야기와 소식을 메일로 보내 드려요.'
const OFFER = `${NEWS} 언제든 끌 수 있어요.`

export type NewsSectionProps = { me: Me; canEdit: boolean }

export function NewsSection({ me, canEdit }: NewsSectionProps) {
  const api = useApi()
  const changeMe = useChangeMe(me)
  const switching = useAct()
  /** When it was switched in this page. */
  const [changedAt, setChangedAt] = useState<Date | null>(null)
  const { hasAgreedToMarketing } = me

  async function change(agrees: boolean) {
    setChangedAt(new Date())
    await changeMe({
      shown: (now) => ({ ...now, hasAgreedToMarketing: agrees }),
      send: async () => {
        const changed = await api.call('PATCH /v1/user', { body: { hasAgreedToMarketing: agrees } })
        return () => changed
      },
    })
  }
  const offer = canEdit ? OFFER : NEWS
  const message = changedAt ? since(hasAgreedToMarketing, changedAt) : offer
  const onFailure = () => {
    setChangedAt(null)
    return false
  }
  return (
    <SettingList label="소식 받기">
      <SettingRow
        label="소식과 혜택 받기"
        description={<span role="status">{message}</span>}
        {...(canEdit
          ? {
              control: (
                <Switch
                  label="소식과 혜택 받기"
                  isLabelHidden
                  isOn={hasAgreedToMarketing}
                  onChange={(agrees) =>
                    void switching.run(() => change(agrees), { onFailure, canRepeat: true })
                  }
                />
              ),
            }
          : { value: hasAgreedToMarketing ? '받고 있어요' : '받지 않아요' })}
      />
    </SettingList>
  )
}

function since(agrees: boolean, at: Date): string {
  const day = formatDay(at, at)
  return agrees
    ? `${day}부터 소식을 보내 드릴게요. 언제든 끌 수 있어요.`
    : `${day}부터 소식을 보내지 않아요. 언제든 다시 켤 수 있어요.`
}
