import type { ComponentType } from 'react'
import { SiteSettings } from '@doran/site/shell'
import { BarsSection } from './internal/bars-section'
import { BrandSection } from './internal/brand-section'
import { ButtonsSection } from './internal/buttons-section'
import { ChoicesSection } from './internal/choices-section'
import { CropSection } from './internal/crop-section'
import { DisplaySection } from './internal/display-section'
import { FieldsSection } from './internal/fields-section'
import { FormSection } from './internal/form-section'
import { MessagesSection } from './internal/messages-section'
import { OverlaysSection } from './internal/overlays-section'
import { SettingsSection } from './internal/settings-section'
import { StatesSection } from './internal/states-section'
import { TokensSection } from './internal/tokens-section'

type Part = { id: string; title: string; Section: ComponentType }

const parts: readonly Part[] = [
  { id: 'tokens', title: '색과 글자', Section: TokensSection },
  { id: 'brand', title: '얼굴들', Section: BrandSection },
  { id: 'buttons', title: '누르는 것', Section: ButtonsSection },
  { id: 'fields', title: '적는 것', Section: FieldsSection },
  { id: 'choices', title: '고르는 것', Section: ChoicesSection },
  { id: 'form', title: '양식', Section: FormSection },
  { id: 'settings', title: '설정 목록', Section: SettingsSection },
  { id: 'crop', title: '사진 다듬기', Section: CropSection },
  { id: 'display', title: '보여 주는 것', Section: DisplaySection },
  { id: 'states', title: '빈 자리와 문제', Section: StatesSection },
  { id: 'bars', title: '막대', Section: BarsSection },
  { id: 'overlays', title: '위에 뜨는 것', Section: OverlaysSection },
  { id: 'messages', title: '알림과 물음', Section: MessagesSection },
]

/** Every part of `@doran/ui` in each of its states. */
export function GalleryPage() {
  return (
    <div className="page py-12">
      <h1 className="text-h1 font-extrabold">화면 조각 모음</h1>
      <p className="prose-ko mt-3 text-text-2">
        도란의 화면을 이루는 조각을 상태마다 늘어놓았어요. 이 기기에서 띄운 도란에서만 보여요.
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <SiteSettings />
      </div>
      <nav aria-label="차례" className="mt-6">
        <ol className="flex flex-wrap gap-x-5">
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center text-sm font-semibold text-text-2 underline decoration-line-strong underline-offset-4 hover:text-text"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {parts.map(({ id, title, Section }) => (
        <section key={id} aria-labelledby={id} className="mt-18">
          <h2 id={id} className="mb-5 scroll-mt-18 text-h2 font-extrabold">
            {title}
          </h2>
          <div className="grid items-start gap-x-8 gap-y-8 md:grid-cols-2">
            <Section />
          </div>
        </section>
      ))}
    </div>
  )
}
