import { PaceChoice, StreamVoiceChoice, useStoredChoice } from '@doran/site/core'
import { Button, ChoiceRow, Segmented, Switch } from '@doran/ui'
import { STORY_SIZE, type ReadingLook, type ReadingTheme } from '../../reading-look'
import { REST_REMINDER } from '../rest/use-rest-reminder'

const THEME_OPTIONS = [
  { value: 'night', label: '어둡게', mark: <Swatch theme="night" /> },
  { value: 'hanji', label: '종이', mark: <Swatch theme="hanji" /> },
  { value: 'ink', label: '검정', mark: <Swatch theme="ink" /> },
] as const

type ReadingSettingsProps = { look: ReadingLook; onLook: (look: ReadingLook) => void }

export function ReadingSettings({ look, onLook }: ReadingSettingsProps) {
  return (
    <div className="flex flex-col gap-6">
      <ChoiceRow label="글자 크기">
        <SizeStepper size={look.size} onSize={(size) => onLook({ ...look, size })} />
      </ChoiceRow>
      <PaceChoice />
      <ChoiceRow label="화면 색">
        <Segmented
          legend="화면 색"
          options={THEME_OPTIONS}
          value={look.theme ?? siteTheme()}
          onChange={(theme) => onLook({ ...look, theme })}
        />
      </ChoiceRow>
      <StreamVoiceChoice />
      <RestReminderChoice />
    </div>
  )
}

function RestReminderChoice() {
  const [choice, choose] = useStoredChoice(REST_REMINDER)
  return (
    <div>
      <Switch
        label="쉬어 가기 알림"
        isOn={choice === 'on'}
        onChange={(isOn) => choose(isOn ? 'on' : 'off')}
      />
      <p className="prose-ko text-sm text-text-3">
        오래 이어 읽으면 쉬어 가자고 한 줄로 알려 줘요.
      </p>
    </div>
  )
}

function Swatch({ theme }: { theme: ReadingTheme }) {
  return (
    <span
      aria-hidden="true"
      data-reading={theme}
      className="size-4 rounded-pill border border-line-strong bg-bg"
    />
  )
}

function SizeStepper({ size, onSize }: { size: number; onSize: (size: number) => void }) {
  return (
    <div role="group" aria-label="글자 크기" className="flex items-center gap-3">
      <Button
        kind="secondary"
        aria-label="글자 작게"
        disabled={size <= STORY_SIZE.min}
        onClick={() => onSize(size - 1)}
      >
        가−
      </Button>
      <output className="min-w-8 text-center tabular-nums">{size}</output>
      <Button
        kind="secondary"
        aria-label="글자 크게"
        disabled={size >= STORY_SIZE.max}
        onClick={() => onSize(size + 1)}
      >
        가+
      </Button>
    </div>
  )
}

function siteTheme(): ReadingTheme {
  return getComputedStyle(document.documentElement).colorScheme === 'light' ? 'hanji' : 'night'
}
