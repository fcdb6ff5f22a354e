-- What was chosen as the feature personnel-file is now the grant of that name: it sends files and reads no original.
ALTER TABLE "machine_tokens" RENAME COLUMN "features" TO "grants";--> statement-breakpoint
ALTER TABLE "machine_tokens" ADD COLUMN "replaced_by" uuid;--> statement-breakpoint
ALTER TABLE "machine_tokens" ADD CONSTRAINT "machine_tokens_replaced_by_machine_tokens_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."machine_tokens"("id") ON DELETE no action ON UPDATE no action;