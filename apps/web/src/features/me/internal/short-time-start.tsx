import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { SessionTtl } from '@doran/contract'
import { useAct } from '@doran/site/session'
import { Button, Card, RadioGroup } from '@doran/ui'
import type { ShortTimeState } from './use-short-time'

const LIVES = [
  { value: 'two-hours', label: '2시간', description: '잠깐 쓰고 나올 때' },
  { value: 'midnight', label: '오늘 자정까지', description: '오늘 하루 쓸 때' },
] as const

export type ShortTimeStartProps = {
  state: Exclude<ShortTimeState, { step: 'live' }>
  onMake: (life: SessionTtl) => Promise<void>
}

export function ShortTimeStart({ state, onMake }: ShortTimeStartProps) {
  const making = useAct()
  const [life, setLife] = useState<SessionTtl>('two-hours')
  const words = endWords(state)
  const end = useRef<HTMLDivElement>(null)
  // The code's end may take the button that was pressed along.
  useEffect(() => {
    if (document.activeElement === document.body) end.current?.focus()
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void making.run(() => onMake(life))
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-6">
      <div ref={end} role="status" tabIndex={-1} className="outline-none empty:hidden">
        {words && (
          <Card>
            <p className="font-semibold">{words.title}</p>
            <p className="prose-ko mt-1 text-text-2">{words.more}</p>
          </Card>
        )}
      </div>
      <RadioGroup
        label="그 기기에서 얼마나 오래 쓸까요?"
        look="cards"
        name="sessionTtl"
        options={LIVES}
        value={life}
        onChange={setLife}
      />
      <Button type="submit" size="large" isBusy={making.isBusy}>
        {words ? '새로 만들기' : '임시 비밀번호 만들기'}
      </Button>
    </form>
  )
}

function endWords(state: ShortTimeStartProps['state']) {
  if (state.step === 'expired')
    return {
      title: '시간이 지났어요. 새로 만들까요?',
      more: '지난 번호로는 아무도 들어올 수 없어요.',
    }
  if (state.step === 'killed')
    return { title: '번호를 없앴어요.', more: '그 번호로는 이제 아무도 들어올 수 없어요.' }
  if (state.step === 'used')
    return {
      title: '새 기기에서 로그인했어요.',
      more: `${state.device.device}에서 번호를 썼어요. 내가 아니라면 아래에서 바로 내보내 주세요.`,
    }
  return null
}
