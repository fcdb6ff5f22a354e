export const doctorCommands = {
  doctor: async () => (await import('./doctor.ts')).doctor,
}
