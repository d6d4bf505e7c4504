package com.example.todo;

import jakarta.xml.bind.annotation.XmlAttribute;
import jakarta.xml.bind.annotation.XmlElement;
import java.util.List;

public class Project {
  @XmlAttribute public int id;
  public String name;

  @XmlElement(name = "task")
  public List<Task> tasks;

  public static class Task {
    @XmlAttribute public boolean done;
    public String name;
  }
}
