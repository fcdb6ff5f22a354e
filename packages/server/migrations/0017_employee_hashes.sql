CREATE TABLE "employee_hashes" (
	"employee_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"key_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "employee_hashes" ADD CONSTRAINT "employee_hashes_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employee_hashes_hash_index" ON "employee_hashes" USING btree ("hash");