export const personnelFilePaths = {
  personnelFile: '/personalfil',
  personnelFileCase: '/personalfil/:id',
} as const
