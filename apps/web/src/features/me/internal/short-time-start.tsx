import { useEffect, useRef, useState } from 'react'
import type { SessionTtl } from '@doran/contract'
import { Form, useSubmit } from '@doran/forms'
import { Button, Card, RadioGroup } from '@doran/ui'
import { useFailureNotice } from '../../../lib/use-failure-notice'
import type { ShortTimeState } from './use-short-time'

const DURATIONS = [
  { value: 'two-hours', label: '2시간', description: '잠깐 쓰고 나올 때' },
  { value: 'midnight', label: '오늘 자정까지', description: '오늘 하루 쓸 때' },
] as const

export type ShortTimeStartProps = {
  state: Exclude<ShortTimeState, { step: 'active' }>
  onMake: (duration: SessionTtl) => Promise<void>
}

export function ShortTimeStart({ state, onMake }: ShortTimeStartProps) {
  const making = useSubmit({ notice: useFailureNotice() })
  const [duration, setDuration] = useState<SessionTtl>('two-hours')
  const ended = endMessage(state)
  const end = useRef<HTMLDivElement>(null)
  // The code's end may take the button that was pressed along.
  useEffect(() => {
    if (document.activeElement === document.body) end.current?.focus()
  }, [])

  return (
    <Form
      submission={making}
      onSubmit={() => void making.submit(() => onMake(duration))}
      className="flex flex-col gap-6"
    >
      <div ref={end} role="status" tabIndex={-1} className="outline-none empty:hidden">
        {ended && (
          <Card>
            <p className="font-semibold">{ended.title}</p>
            <p className="prose-ko mt-1 text-text-2">{ended.details}</p>
          </Card>
        )}
      </div>
      <RadioGroup
        label="로그인 유지 시간"
        look="cards"
        name="sessionTtl"
        options={DURATIONS}
        value={duration}
        onChange={setDuration}
      />
      <Button type="submit" size="large" isBusy={making.isBusy}>
        {ended ? '새로 만들기' : '번호 만들기'}
      </Button>
    </Form>
  )
}

function endMessage(state: ShortTimeStartProps['state']) {
  if (state.step === 'expired')
    return {
      title: '시간이 지났어요. 새로 만들까요?',
      details: '지난 번호로는 로그인할 수 없어요.',
    }
  if (state.step === 'revoked')
    return { title: '번호를 삭제했어요.', details: '그 번호로는 이제 로그인할 수 없어요.' }
  if (state.step === 'used')
    return {
      title: '새 기기에서 로그인했어요.',
      details: `${state.device.device}에서 번호를 썼어요. 내가 아니라면 아래에서 로그아웃시켜 주세요.`,
    }
  return null
}
