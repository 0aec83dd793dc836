import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Me } from '@doran/contract'
import { dayWords, useOnApiError } from '@doran/site'
import { SettingList, SettingRow } from '@doran/ui'
import { Switch } from './switch'
import { useChangeMe } from './use-change-me'

const OFFER = '새 이야기와 소식을 메일로 보내 드려요. 언제든 끌 수 있어요.'

export type NewsSectionProps = { me: Me; canEdit: boolean }

export function NewsSection({ me, canEdit }: NewsSectionProps) {
  const api = useApi()
  const changeMe = useChangeMe(me)
  const onApiError = useOnApiError()
  /** When it was switched in this page. */
  const [changedAt, setChangedAt] = useState<Date | null>(null)
  const { hasAgreedToMarketing } = me

  async function change(agrees: boolean) {
    setChangedAt(new Date())
    try {
      await changeMe({
        shown: (now) => ({ ...now, hasAgreedToMarketing: agrees }),
        send: async () => {
          const changed = await api.call('PATCH /v1/user', {
            body: { hasAgreedToMarketing: agrees },
          })
          return () => changed
        },
      })
    } catch (error) {
      setChangedAt(null)
      onApiError(error)
    }
  }
  return (
    <SettingList label="소식 받기">
      <SettingRow
        label="소식과 혜택 받기"
        description={
          <span role="status">{changedAt ? since(hasAgreedToMarketing, changedAt) : OFFER}</span>
        }
        {...(canEdit
          ? {
              control: (
                <Switch
                  label="소식과 혜택 받기"
                  isOn={hasAgreedToMarketing}
                  onChange={(agrees) => void change(agrees)}
                />
              ),
            }
          : { value: hasAgreedToMarketing ? '받고 있어요' : '받지 않아요' })}
      />
    </SettingList>
  )
}

function since(agrees: boolean, at: Date): string {
  const day = dayWords(at, at)
  return agrees
    ? `${day}부터 소식을 보내 드릴게요. 언제든 끌 수 있어요.`
    : `${day}부터 소식을 보내지 않아요. 언제든 다시 켤 수 있어요.`
}
