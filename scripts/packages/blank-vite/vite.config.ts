import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const target = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3003'

export default defineConfig({
  plugins: [react(), tailwind()],
  preview: {
    proxy: { '/api': { target, rewrite: (path) => path.replace(/^\/api/, '') } },
  },
})
