import { useApi } from '@doran/api-client/react'
import type { Me } from '@doran/contract'
import { useAct } from '@doran/site/session'
import { SettingList, SettingRow, Switch } from '@doran/ui'
import { useChangeMe } from './use-change-me'

const LABEL = '15세 이용가 열기'
const FIXED = '생일을 기준으로 만 15세가 되면 열 수 있어요.'
const NOT_ASKED = '만 15세 이상이면 켜 주세요. 15세 이용가를 처음 열 때도 물어봐요.'

/** Whether things rated 15 open, where no birthday says that they do not. */
export function RatingSection({ me }: { me: Me }) {
  const api = useApi()
  const changeMe = useChangeMe(me)
  const switching = useAct()
  const { isOver15, isFixed } = me.rating

  const change = (isOpen: boolean) =>
    changeMe({
      shown: (now) => ({ ...now, rating: { ...now.rating, isOver15: isOpen } }),
      send: async () => {
        await api.call('PUT /v1/user/rating', { body: { isOver15: isOpen } })
        return (now) => now
      },
    })
  return (
    <SettingList label="이야기 안전">
      {isFixed ? (
        <SettingRow label={LABEL} value="닫혀 있어요" description={FIXED} />
      ) : (
        <SettingRow
          label={LABEL}
          description={<span role="status">{descriptionOf(isOver15)}</span>}
          control={
            <Switch
              label={LABEL}
              isLabelHidden
              isOn={isOver15 === true}
              onChange={(isOpen) => void switching.run(() => change(isOpen), { canRepeat: true })}
            />
          }
        />
      )}
    </SettingList>
  )
}

function descriptionOf(isOver15: boolean | null): string {
  if (isOver15 === null) return NOT_ASKED
  return isOver15
    ? '만 15세 이상이라고 답했어요. 15세 이용가 이야기와 놀이가 열려요.'
    : '15세 이용가 이야기와 놀이는 열리지 않아요.'
}
