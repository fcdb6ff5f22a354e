ALTER TABLE "sessions" ADD COLUMN "program" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "system" text;