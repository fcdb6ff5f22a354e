export const personnelFileCommands = {
  validate: async () => (await import('./validate.ts')).validate,
  explain: async () => (await import('./explain.ts')).explain,
  template: async () => (await import('./template.ts')).template,
  upload: async () => (await import('./upload.ts')).upload,
  status: async () => (await import('./status.ts')).status,
}
