import { useEffect, useRef } from 'react'
import { useAct, useToaster } from '@doran/site/session'
import { Button, Countdown } from '@doran/ui'
import { VALID_MS, type ShortTimeCode } from './use-short-time'

export type ActiveCodeProps = {
  email: string
  made: ShortTimeCode
  onEnd: () => void
  onRevoke: () => Promise<void>
}

export function ActiveCode({ email, made, onEnd, onRevoke }: ActiveCodeProps) {
  const toaster = useToaster()
  const revoking = useAct()
  const box = useRef<HTMLElement>(null)
  const shown = useRef<HTMLParagraphElement>(null)
  useEffect(() => box.current?.focus(), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(formatted(made.code))
      toaster.show({ kind: 'success', message: '복사했어요.' })
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
      toaster.show({ message: '복사하지 못했어요. 선택된 번호를 직접 복사해 주세요.' })
    }
  }
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label="일회용 로그인 번호"
      className="glow-ember corner-mine flex flex-col items-center gap-5 bg-surface-1 px-5 py-8 text-center outline-none"
    >
      <p
        ref={shown}
        role="img"
        aria-label={spelledOut(made.code)}
        className="text-[clamp(1.75rem,10vw,3rem)] leading-tight font-extrabold tracking-widest whitespace-nowrap tabular-nums select-all"
      >
        {formatted(made.code)}
      </p>
      <Countdown untilMs={made.untilMs} totalMs={VALID_MS} onEnd={onEnd} />
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => void copy()}>복사</Button>
        <Button
          kind="secondary"
          isBusy={revoking.isBusy}
          onClick={() => void revoking.run(onRevoke, { canRepeat: true })}
        >
          번호 삭제
        </Button>
      </div>
      <ol className="prose-ko mt-1 w-full list-decimal space-y-1 pl-5 text-left text-text-2">
        <li>다른 기기에서 도란의 로그인 화면을 열어요.</li>
        <li>‘일회용 로그인 번호로 로그인’을 눌러요.</li>
        <li>
          이메일 주소(
          <strong className="font-semibold wrap-anywhere text-text">{email}</strong>)와 위 번호를
          입력해요.
        </li>
      </ol>
      <p className="prose-ko text-sm text-text-3">
        다른 사람에게 알려 주지 마세요. 도란 직원은 이 번호를 묻지 않아요. 이 화면을 떠나면 번호를
        다시 볼 수 없어요.
      </p>
    </section>
  )
}

const plain = (code: string) => code.replace(/[^0-9A-Z]/g, '')

function formatted(code: string): string {
  const text = plain(code)
  return `${text.slice(0, 4)}-${text.slice(4)}`
}

/** For screen readers: letter by letter, with a pause in the middle. */
function spelledOut(code: string): string {
  const letters = Array.from(plain(code))
  return `${letters.slice(0, 4).join(' ')}, ${letters.slice(4).join(' ')}`
}
