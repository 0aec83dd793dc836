import { CodeField, DateField, PasswordField, SelectField, TextArea, TextField } from '@doran/ui'
import { Specimen } from './specimen'

const countries = [
  { value: 'KR', label: '대한민국' },
  { value: 'JP', label: '일본' },
  { value: 'US', label: '미국' },
]

const strengths = [
  { level: 1, words: '세 글자만 더 써 주세요.' },
  { level: 2, words: '쓸 수 있어요. 더 길면 더 좋아요.' },
  { level: 3, words: '든든해요.' },
] as const

export function FieldsSection() {
  return (
    <>
      <Specimen name="TextField">
        <TextField label="이메일" type="email" placeholder="me@example.com" />
        <TextField label="닉네임" hint="두 글자부터 열두 글자까지예요." defaultValue="달밤지기" />
        <TextField
          label="닉네임"
          hint="두 글자부터 열두 글자까지예요."
          error="이미 사용 중인 닉네임이에요."
          defaultValue="달밤"
        />
        <TextField label="이름" defaultValue="바꿀 수 없어요" disabled />
      </Specimen>
      <Specimen name="TextArea">
        <TextArea label="소개" limit={150} hint="다른 사람에게 보여요." />
        <TextArea
          label="소개"
          limit={20}
          error="조금만 줄여 주세요."
          defaultValue="밤에 걷는 걸 좋아하고 오래된 책방에서 시간을 보내요."
        />
      </Specimen>
      <Specimen name="PasswordField">
        <PasswordField label="비밀번호" autoComplete="current-password" />
        {strengths.map((strength) => (
          <PasswordField
            key={strength.level}
            label="새 비밀번호"
            autoComplete="new-password"
            hint="열 글자부터 쓸 수 있어요."
            strength={strength}
            defaultValue={'가'.repeat(strength.level * 5)}
          />
        ))}
        <PasswordField
          label="비밀번호"
          autoComplete="current-password"
          error="이메일이나 비밀번호가 맞지 않아요."
          defaultValue="password"
        />
      </Specimen>
      <Specimen name="CodeField">
        <CodeField label="인증번호" hint="숫자 여섯 개예요." />
        <CodeField label="인증번호" defaultValue="482193" error="번호가 맞지 않아요." />
        <CodeField kind="grouped" label="일회용 로그인 번호" placeholder="7KQ4-M2PX" />
        <CodeField kind="grouped" label="일회용 로그인 번호" defaultValue="7kq4m2px" />
      </Specimen>
      <Specimen name="SelectField">
        <SelectField label="국가" options={countries} defaultValue="KR" />
        <SelectField
          label="국가"
          options={countries}
          placeholder="선택해 주세요"
          error="국가를 선택해 주세요."
        />
        <SelectField label="국가" options={countries} disabled />
      </Specimen>
      <Specimen name="DateField">
        <DateField label="생일" hint="다른 사람에게는 보이지 않아요." autoComplete="bday" />
        <DateField label="생일" defaultValue="2001-03-09" />
        <DateField
          label="생일"
          defaultValue="2031-03-09"
          error="아직 오지 않은 날이에요. 다시 입력해 주세요."
        />
      </Specimen>
    </>
  )
}
