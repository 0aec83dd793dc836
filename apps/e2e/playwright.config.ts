import { defineConfig } from '@playwright/test'
import type { JourneyOptions } from './src/journey'
import { chromiumPath, isLooking, isWholeRun, origin } from './src/env'
import { LONG } from './src/long-journeys'

const PHONE = { width: 360, height: 740 }

const JOURNEYS = [
  {
    name: 'journeys',
    testIgnore: 'look/**',
    ...(!isWholeRun && { grepInvert: new RegExp(LONG.tag) }),
  },
]

const LOOK = [{ name: 'look', testMatch: 'look/**/*.test.ts' }]

export default defineConfig<JourneyOptions>({
  testDir: 'src',
  outputDir: 'test-results',
  globalSetup: './src/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'playwright-report/results.json' }]],
  use: {
    baseURL: origin(),
    viewport: PHONE,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    trace: 'off',
    screenshot: 'off',
    launchOptions: {
      ...(chromiumPath && { executablePath: chromiumPath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: isLooking ? LOOK : JOURNEYS,
})
